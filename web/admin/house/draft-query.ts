import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { House } from '#domain/house/house.ts'
import { call, problemOf } from '#web/call.ts'
import { reading } from '#web/queries.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { PartProps } from './edits.ts'
import { reportLost } from './leave-question.tsx'
import { type DraftView, type Sent, useSaveDraft } from './save-draft.ts'

const saveDelayMs = 600

export const draftQuery = () =>
  queryOptions({
    queryKey: [api.houseDraft.path],
    queryFn: async ({ client, queryKey, signal }) => {
      const read = await call(api.houseDraft, { signal })
      const held = client.getQueryData<DraftView>(queryKey)
      // A read that began before a save returns the older draft.
      return held && held.version > read.version ? held : read
    },
    refetchOnMount: 'always',
  })

export const versionsQuery = () => ({ ...reading(api.houseVersions), refetchOnMount: 'always' }) as const

/** The house that applies now. */
export const publishedQuery = () => ({ ...reading(api.house), refetchOnMount: 'always' }) as const

/** The draft as edited here; saved shortly after the last change. */
export function useDraft() {
  const client = useQueryClient()
  const { queryKey } = draftQuery()
  const read = useQuery(draftQuery())
  const [edited, setEdited] = useState<House>()
  // The version that was edited: a draft read meanwhile may be another owner's.
  const [version, setVersion] = useState<number>()
  if (edited === undefined && read.data && read.data.version !== version) setVersion(read.data.version)
  const saveDraft = useSaveDraft()
  const left = useRef(false)
  const save = useMutation({
    mutationFn: saveDraft,
    onSuccess: (view, { house }) => {
      client.setQueryData(queryKey, view)
      setVersion(view.version)
      setEdited((now) => (now === house ? undefined : now))
    },
    onError: (error) => {
      if (left.current) reportLost(error)
      // Signed out elsewhere: the frame says so once a read is refused too.
      else if (problemOf(error)?.status === 401) void read.refetch()
    },
  })
  const { mutate, isPending } = save
  const conflict = problemOf(save.error)?.code === 'changed_meanwhile'
  // A draft being saved is not sent twice; a refused one is sent again once changed, or by hand.
  const isSent = (isPending || save.isError) && save.variables.house === edited
  const waits = edited !== undefined && !conflict && !isSent
  useEffect(() => {
    if (!waits || isPending || version === undefined) return
    const timer = setTimeout(() => mutate({ house: edited, version }), saveDelayMs)
    return () => clearTimeout(timer)
  }, [waits, isPending, edited, version, mutate])
  // A change is saved even if the owner leaves for another page at once.
  const waiting = useRef<Sent>(undefined)
  useEffect(() => {
    waiting.current = waits && version !== undefined ? { house: edited, version } : undefined
  })
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      if (waiting.current) mutate(waiting.current)
    }
  }, [mutate])
  useAskBeforeLeaving(edited !== undefined)
  // The browser's Back does not blur the field: what was typed there is stored first.
  useEffect(() => {
    const leaveField = () => (document.activeElement as HTMLElement | null)?.blur()
    window.addEventListener('popstate', leaveField, { capture: true })
    return () => window.removeEventListener('popstate', leaveField, { capture: true })
  }, [])

  const edit = useCallback<PartProps['edit']>(
    (make) =>
      setEdited((now) => {
        const house = now ?? client.getQueryData(draftQuery().queryKey)?.house
        return house && make(house)
      }),
    [client],
  )
  const show = (view: DraftView) => {
    setEdited(undefined)
    save.reset()
    client.setQueryData(queryKey, view)
  }
  return {
    read,
    house: edited ?? read.data?.house,
    problems: save.isError ? problemsOf(save.error) : (read.data?.problems ?? []),
    edit,
    unsaved: edited !== undefined,
    /** Why the last save failed. */
    refused: save.isError ? save.error : undefined,
    conflict,
    saveAgain: () => {
      const house = edited ?? read.data?.house
      if (house && version !== undefined) mutate({ house, version })
    },
    show,
    reload: async () => {
      const { data, error } = await read.refetch()
      // Typed entries stay: dropping them would gain nothing.
      if (error)
        return toast({ title: 'It could not be loaded', text: whyFailed(error), tone: 'destructive' })
      if (data) show(data)
      await client.invalidateQueries({ queryKey: versionsQuery().queryKey })
    },
  }
}

export type Draft = ReturnType<typeof useDraft>

/** While something is unsaved, the browser asks before leaving the page. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

const problemsOf = (error: unknown): PartProps['problems'] =>
  (problemOf(error)?.problems as PartProps['problems'] | undefined) ?? []

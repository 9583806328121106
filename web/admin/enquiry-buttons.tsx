import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CheckCheck, Inbox, Mail, Phone, X } from 'lucide-react'
import { api } from '#contract/account-client.ts'
import type { Enquiry } from '#contract/calls/admin-calls.ts'
import { dialOf } from '#domain/dial.ts'
import type { EnquiryState } from '#domain/enquiries/enquiry-kinds.ts'
import { nextStates } from '#domain/enquiries/enquiry-transitions.ts'
import { call } from '#web/call.ts'
import { ignoreRepeats } from '#web/desk/double-press.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { enquiriesQuery } from '#web/desk/listed.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.tsx'

/** By the state to which they move it. */
const moves: Record<EnquiryState, { label: string; icon?: MenuItem['icon']; done: string }> = {
  new: { label: 'Back to open', icon: <Inbox />, done: 'Open again' },
  taken: { label: 'Take it', done: 'You have it' },
  answered: { label: 'Answered', icon: <CheckCheck />, done: 'Answered' },
  closed: { label: 'Close', icon: <X />, done: 'Closed' },
}

type Move = { row: Enquiry; to: EnquiryState }

/** Moves an enquiry on from the state shown here; if a colleague was faster, a message names them. */
function useMoveEnquiry() {
  const client = useQueryClient()
  const { queryKey } = enquiriesQuery()
  return useMutation({
    mutationFn: ({ row, to }: Move) =>
      call(api.setEnquiryState, { params: { id: String(row.id) }, body: { state: to, from: row.state } }),
    onSuccess: (row, { to }) => {
      client.setQueryData(queryKey, (rows) => rows?.map((old) => (old.id === row.id ? row : old)))
      toast({ title: moves[to].done, text: `${row.fullName}, ${row.reference}` })
    },
    onError: (error) => toastFailed(error),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

const round = `${iconButtonClass('sm', true)} max-md:size-11! hover:bg-sunken`

/** Call, write, the next action, and the others in a menu. */
export function EnquiryButtons({ row }: { row: Enquiry }) {
  const move = useMoveEnquiry()
  const [next, ...others] = nextStates(row.state)
  return (
    <div className="flex flex-wrap items-center gap-1.5 xl:justify-end">
      <CallLink row={row} />
      <a
        href={`mailto:${encodeURIComponent(row.email).replace('%40', '@')}?subject=${encodeURIComponent(`Your request ${row.reference}`)}`}
        aria-label={`E-mail ${row.fullName}`}
        className={round}
      >
        <Mail />
      </a>
      {next && (
        <SmallButton
          kind={next === 'taken' ? 'ink' : 'line'}
          className="min-w-[6.75rem] max-md:ml-auto"
          busy={move.isPending}
          busyLabel={moves[next].label}
          aria-label={`${moves[next].label}: ${row.fullName}`}
          // The second click of a double click would hit the next row's button.
          onClick={(event) => {
            ignoreRepeats(event)
            move.mutate({ row, to: next })
          }}
        >
          {moves[next].label}
        </SmallButton>
      )}
      {others.length > 0 && (
        <Menu
          label={`More for ${row.fullName}`}
          items={others.map((to) => ({
            label: moves[to].label,
            icon: moves[to].icon,
            onSelect: () => move.mutate({ row, to }),
          }))}
        />
      )}
    </div>
  )
}

function CallLink({ row }: { row: Enquiry }) {
  if (row.phone === null)
    return (
      <IconButton
        label={`${row.fullName} left no phone`}
        size="sm"
        lined
        disabled
        className="max-md:size-11! text-quiet!"
      >
        <Phone />
      </IconButton>
    )
  return (
    <a href={dialOf(row.phone)} aria-label={`Call ${row.fullName}`} className={round}>
      <Phone />
    </a>
  )
}

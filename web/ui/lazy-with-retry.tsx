import { type ComponentType, lazy, type ReactNode, useCallback, useEffect, useState } from 'react'

const pauseMs = 1500

type Options = {
  /** `here`: the note takes the part's place; `float`: it is at the foot of the screen, for dialogs and the like. */
  note?: 'here' | 'float'
  /** Preloads the code with the page or at the first input; otherwise it loads when first shown. */
  ahead?: 'page' | 'act'
}

/** Not while offline: browsers cache a module's failure and never request that module again. */
export const whenOnline = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  globalThis.navigator?.onLine === false ? Promise.reject(new TypeError('away')) : load()

/** Retries once after a pause: most failed loads are a short gap in a phone's network. */
export async function retryOnce<Part>(load: () => Promise<Part>, first = whenOnline(load)): Promise<Part> {
  try {
    return await first
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return whenOnline(load)
  }
}

/**
 * `lazy` for a part without which the page still works: if its code fails to load twice, a note in its place offers to try again,
 * or `instead` is shown. React's own would replace the whole page, with all entries, by an error.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { note = 'here', ahead, instead }: Options & { instead?: ComponentType<Props> } = {},
) {
  let begun: Promise<ComponentType<Props>> | undefined
  const begin = () => {
    begun = whenOnline(load)
    // The part may never be shown, so a failed preload is ignored.
    begun.catch(() => undefined)
  }
  if (typeof document !== 'undefined') {
    if (ahead === 'page') begin()
    if (ahead === 'act') onFirstAct(begin)
  }
  return lazy(() =>
    retryOnce(load, begun).then(
      (Part) => ({ default: Part }),
      () => ({ default: (props: Props) => <Late load={load} note={note} instead={instead} props={props} /> }),
    ),
  )
}

function onFirstAct(begin: () => void): void {
  const acts = new AbortController()
  const heard = () => {
    acts.abort()
    begin()
  }
  for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, heard, { signal: acts.signal })
}

type LateProps<Props> = {
  load: () => Promise<ComponentType<Props>>
  note: NonNullable<Options['note']>
  instead: ComponentType<Props> | undefined
  props: Props
}

/** Shown in place of a part that did not load, until it does. */
function Late<Props extends object>({ load, note, instead: Instead, props }: LateProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [state, setState] = useState<'new' | 'asking' | 'failed'>('new')
  const ask = useCallback(async () => {
    try {
      const loaded = await whenOnline(load)
      setPart(() => loaded)
    } catch (error) {
      setState('failed')
      throw error
    }
  }, [load])
  // Retries when a dialog is opened again and when the network is back.
  useEffect(() => {
    const askQuietly = () => void ask().catch(() => undefined)
    askQuietly()
    addEventListener('online', askQuietly)
    return () => removeEventListener('online', askQuietly)
  }, [ask])
  if (Part) return <Part {...props} />
  if (Instead) return <Instead {...props} />
  if (state === 'new' || ('open' in props && props.open === false)) return null
  const askAloud = () => {
    setState('asking')
    void ask().catch(reloadPage)
  }
  return (
    <PlainNote
      look={`note-err ${note === 'float' ? atFoot : ''}`}
      act={state === 'asking' ? 'Trying...' : 'Try again'}
      onAct={askAloud}
    >
      A part of this page did not load.
    </PlainNote>
  )
}

/** Only a reload removes a module's failure from the browser's cache. Entries are kept in the page's drafts. */
const reloadPage = async (): Promise<void> => {
  // Only if the page can be loaded: a restarting server would answer with an error page.
  const { ok } = await fetch(location.href, { method: 'HEAD' }).catch(() => Response.error())
  if (ok) location.reload()
}

/** At the foot of the screen, above a bar there. */
export const atFoot =
  'fixed inset-x-4 bottom-[calc(1rem+var(--paybar,0px))] z-60 shadow-float md:left-auto md:max-w-md'

type NoteProps = { look: string; act: string; onAct: () => void; children: ReactNode }

/** Text and a button that inherit their colour: part of every page, but rarely shown. */
export const PlainNote = ({ look, act, onAct, children }: NoteProps) => (
  <div role="alert" className={`note flex-wrap items-center! justify-between ${look}`}>
    <p>{children}</p>
    <button type="button" className="btn btn-md border-current" onClick={onAct}>
      {act}
    </button>
  </div>
)

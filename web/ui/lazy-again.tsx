import { type ComponentType, lazy, useCallback, useEffect, useState } from 'react'

const pauseMs = 1500

type Options = {
  /** `here`: the note stands in the part's place; `float`: at the foot of the screen, for dialogs and the like. */
  note?: 'here' | 'float'
  /** Its code comes beside the page, not with the first time that the part is shown. */
  ahead?: boolean
}

/** Asks once more after a moment: most of what fails to load is a short hole in a phone's network. */
export async function twice<Part>(load: () => Promise<Part>, first = load()): Promise<Part> {
  try {
    return await first
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return load()
  }
}

/**
 * `lazy` for a part that the page can live without: where its code fails to load, twice, a note offers to try again in its
 * place. React's own would put the whole page aside, with what was entered there.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { note = 'here', ahead = false }: Options = {},
) {
  const begun = ahead && typeof document !== 'undefined' ? load() : undefined
  // Nobody may want the part at all: then its failing is nobody's matter.
  begun?.catch(() => undefined)
  return lazy(() =>
    twice(load, begun).then(
      (Part) => ({ default: Part }),
      () => ({ default: (props: Props) => <Late load={load} note={note} props={props} /> }),
    ),
  )
}

type LateProps<Props> = {
  load: () => Promise<ComponentType<Props>>
  note: NonNullable<Options['note']>
  props: Props
}

/** Stands in for a part that did not load, until it does. */
function Late<Props extends object>({ load, note, props }: LateProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)
  const ask = useCallback(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    )
  }, [load])
  // Opening a dialog again asks again, as pressing the note's button does; nothing else does.
  useEffect(ask, [ask])
  if (Part) return <Part {...props} />
  if (!failed || ('open' in props && props.open === false)) return null
  return <DidNotLoad float={note === 'float'} onAgain={ask} />
}

// Plain markup: it is part of every page, and next to never seen.
const DidNotLoad = ({ float, onAgain }: { float: boolean; onAgain: () => void }) => (
  <div
    role="alert"
    className={`note note-err flex-wrap items-center! justify-between ${float ? 'fixed inset-x-4 bottom-[calc(1rem+var(--paybar,0px))] z-60 shadow-float md:left-auto md:max-w-md' : ''}`}
  >
    <b className="font-semibold">A part of this page did not load.</b>
    <button type="button" className="btn btn-line btn-md" onClick={onAgain}>
      Try again
    </button>
  </div>
)

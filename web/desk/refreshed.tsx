import { useSecondsSince } from './desk-clock.ts'

type Props = {
  /** When it last loaded, in milliseconds; 0: not yet. */
  at: number
  failing: boolean
  /** The verb of the note. */
  done?: 'refreshed' | 'checked'
}

/** How up to date the lists above it are, as the last line of a page. */
export const Refreshed = (props: Props) => (
  <p className="mt-5 text-xs text-quiet">
    <Freshness {...props} />
  </p>
)

/** How up to date something is, in a line of text; says plainly if it no longer is. */
export function Freshness({ at, failing, done = 'refreshed' }: Props) {
  const seconds = useSecondsSince(at)
  if (seconds === undefined || at === 0) return null
  return failing ? (
    <span className="font-semibold text-red-700 tnum">
      Not {done} for {seconds} s. Trying again.
    </span>
  ) : (
    <span className="whitespace-nowrap tnum">{`${words[done]} ${seconds} s ago`}</span>
  )
}

const words = { refreshed: 'Refreshed', checked: 'Checked' }

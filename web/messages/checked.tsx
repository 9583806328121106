import { useNow } from '#web/desk/clock.ts'

/** How fresh the figures are; says so plainly when they stopped being so. */
export function Checked({ at, failing }: { at: number; failing: boolean }) {
  const now = useNow('second')
  if (!now || at === 0) return null
  const seconds = Math.max(0, Math.floor((now.epochMilliseconds - at) / 1000))
  return failing ? (
    <p className="font-semibold text-red-700 tnum">Not checked for {seconds} s. Trying again by itself.</p>
  ) : (
    <p className="text-muted tnum">Checked {seconds} s ago</p>
  )
}

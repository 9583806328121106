import { useNow } from './clock.ts'

/** How fresh the lists are; says so plainly when they stopped being so. */
export function Refreshed({ at, failing }: { at: number; failing: boolean }) {
  const now = useNow('second')
  if (!now || at === 0) return null
  const seconds = Math.max(0, Math.floor((now.epochMilliseconds - at) / 1000))
  return (
    <p className="mt-5 text-xs text-quiet tnum">
      {failing ? (
        <span className="font-semibold text-red-700">
          Not refreshed for {seconds} s. Trying again by itself.
        </span>
      ) : (
        `Refreshed ${seconds} s ago`
      )}
    </p>
  )
}

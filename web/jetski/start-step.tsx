import type { JetskisChosen } from '#domain/booking/stored-jetskis.ts'
import type { Start, ToChip } from '#web/booking/start-list.ts'
import { chipOf } from '#web/booking/start-list.ts'
import { StartTimes } from '#web/booking/start-times.tsx'
import type { When } from './use-when.ts'
import { place } from './use-when.ts'
import { askedText, outText, spanText } from './words.ts'

const texts = { failed: 'Unable to load times. Please try again.', loading: 'Loading times...' }

/** Start times for the chosen machines; one that is off names the machine that is out. */
export const StartStep = ({
  when,
  chosen,
  times,
  error,
}: {
  when: When
  chosen: JetskisChosen | undefined
  times: readonly string[]
  error: string | undefined
}) => (
  <StartTimes
    date={when.date}
    starts={when.starts}
    failed={when.failed}
    onRetry={when.retry}
    chosen={when.time}
    onChoose={when.chooseTime}
    asked={askedText(chosen?.jetskis ?? [])}
    next={when.next}
    onNext={when.chooseStart}
    texts={texts}
    awaited={times}
    hidePast
    toChip={chipFor(chosen)}
    wanted={{
      activity: rental,
      location: place.id,
      date: when.date,
      equipment: chosen?.jetskis.join(','),
      duration: chosen?.duration,
    }}
    span={chosen && when.time && `${spanText(when.time, chosen.duration)}. `}
    error={when.lost ?? error}
  />
)

const rental = 'jetski-rental'

/** Each machine is one of its kind: how many are free says nothing, which one is out does. */
const chipFor =
  (chosen: JetskisChosen | undefined): ToChip =>
  (start: Start) => {
    const { time, open, reason, lacks } = start
    if (open) return { time, state: 'free' }
    if (reason !== 'full' && !lacks) return chipOf({ ...start, free: undefined }, undefined)
    return { time, state: 'off', note: outText(lacks ?? [], chosen?.jetskis ?? []) }
  }

import { Type } from 'lucide-react'
import { counted } from '#domain/counted.ts'
import { costlySwap, smsLength, swapOf } from '#domain/messages/sms.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { text: string; onSwap: (text: string) => void }

/** The counter: characters, billed segments, and the replacement that saves a segment. */
export function SmsCost({ text, onSwap }: Props) {
  const { units, segments, perSegment, lastUnits, alphabet } = smsLength(text)
  const swap = costlySwap(text)
  const bars = Array.from({ length: Math.max(1, segments) }, (_, index) => `segment ${index + 1}`)
  return (
    <>
      <div className="mt-3 flex gap-1" aria-hidden="true">
        {bars.map((name, index) => (
          <span key={name} className="h-2 flex-1 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full bg-sea-600"
              style={{ width: index < segments - 1 ? '100%' : `${(lastUnits / perSegment) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 tnum" role="status">
        <p className="font-semibold">{units}/160 characters</p>
        {segments > 0 && (
          <p>
            <b className="font-semibold">{counted(segments, 'segment')}</b>{' '}
            <span className="text-muted">of {perSegment} each</span>
          </p>
        )}
      </div>
      {swap ? (
        <div className="note note-test mt-4 items-center py-2.5!" role="status">
          <Type />
          <p className="min-w-0 flex-1">
            <b className="font-semibold">
              {priceText(swap.segmentsNow, swap.segmentsAfter, swap.characters.length)}
            </b>{' '}
            {outsideText(swap.characters)}
          </p>
          <Button
            kind="line"
            size="sm"
            className="flex-none border-amber-700! text-amber-700! max-md:min-h-11!"
            onClick={() => onSwap(swap.swapped)}
          >
            {swapText(swap.characters)}
          </Button>
        </div>
      ) : (
        alphabet === 'unicode' && (
          <p className="hint">Letters outside the SMS alphabet: a single SMS holds 70 characters, not 160.</p>
        )
      )}
    </>
  )
}

const priceText = (now: number, after: number, characters: number): string => {
  const who = characters === 1 ? 'One character' : `${characters} characters`
  if (now === after * 2) return characters === 1 ? `${who} doubles the price.` : `${who} double the price.`
  return `${who} ${characters === 1 ? 'makes' : 'make'} it ${now} segments instead of ${after}.`
}

const names: Record<string, string> = { '–': 'The long dash', '—': 'The long dash', '…': 'The ellipsis' }

const outsideText = (characters: string[]): string => {
  const [first] = characters
  if (first !== undefined && characters.length === 1)
    return `${names[first] ?? `“${first}”`} is outside the SMS alphabet.`
  return `${characters.map((one) => `“${one}”`).join(' ')} are outside the SMS alphabet.`
}

const swapText = (characters: string[]): string =>
  `Use ${[...new Set(characters.map(swapOf))].map((one) => `“${one === ' ' ? 'space' : one}”`).join(' ')}`

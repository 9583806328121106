import { Phone, Type } from 'lucide-react'
import { createElement as el, Fragment, useId } from 'react'
import { api } from '#contract/account-client.ts'
import { counted } from '#domain/counted.ts'
import { cheaperReplacement, replacementOf, smsLength } from '#domain/messages/sms.ts'
import { call } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { type FormProps, MessageForm } from './message-form-parts.tsx'
import { keptTry, missing, useSender } from './sender.ts'

const lastTry = keptTry()

/** A text to one phone (SMS tab), with its billed length and a preview. */
export function SmsTab({ access, typed, onType, status }: FormProps) {
  const { customerPhone, message } = typed.sms
  const type = (changed: Partial<typeof typed.sms>) => onType('sms', { ...typed.sms, ...changed })
  const { isPending, send } = useSender(
    (body: typeof typed.sms, idempotencyKey) => call(api.sendSms, { body, idempotencyKey }),
    { done: 'SMS Sent', failed: 'SMS Failed', otherwise: 'Failed to send SMS notification' },
    lastTry,
  )
  const off = status !== undefined && !status.sms.configured
  const submit = () =>
    customerPhone.trim() === '' || message.trim() === ''
      ? missing('Missing Information', 'Please enter both phone number and message')
      : send(typed.sms, () => onType('sms', { ...typed.sms, message: '' }, typed.sms))
  return (
    <section className="card mt-5 grid max-w-5xl overflow-hidden md:grid-cols-[minmax(0,1fr)_17.5rem]">
      <MessageForm
        title="Send SMS"
        access={access}
        off={off}
        busy={isPending}
        onSend={submit}
        below={<SmsCost text={message} onSwap={(text) => type({ message: text })} />}
        offText={<ErrorText>SMS service is not configured. Contact system administrator.</ErrorText>}
      >
        <Field
          label="Phone number"
          icon={<Phone />}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="+372 XXXX XXXX"
          value={customerPhone}
          onChange={(event) => type({ customerPhone: event.target.value })}
        />
        <SmsField value={message} onChange={(text) => type({ message: text })} />
      </MessageForm>
      <SmsPreview text={message} />
    </section>
  )
}

/** The text as shown on the customer's phone. */
function SmsPreview({ text }: { text: string }) {
  return (
    <div className="grid place-items-center border-line bg-sunken p-6 max-md:border-t md:border-l">
      <figure className="w-full max-w-60">
        <div className="rounded-[1.75rem] bg-surface px-4 pt-4 pb-8 shadow-card">
          <p className="border-b border-line pb-3">
            <Wordmark name={useHouse().brand.name} className="h-5" />
          </p>
          <p className="mt-3 min-h-16 rounded-lg rounded-bl-xs bg-sea-100 px-3 py-2.5 leading-snug whitespace-pre-wrap wrap-anywhere">
            {text === '' ? <span className="text-muted">Your message</span> : text}
          </p>
        </div>
        <figcaption className="mt-3 text-center text-xs text-muted">How it arrives</figcaption>
      </figure>
    </div>
  )
}

/** The message; characters that increase its cost are marked amber. */
function SmsField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId()
  const costly = cheaperReplacement(value)?.characters
  // The same text in the same font is below the field, since a textarea cannot highlight anything.
  const same =
    'col-start-1 row-start-1 min-w-0 whitespace-pre-wrap wrap-break-word font-sans text-base leading-[1.5rem]'
  return (
    <div>
      <label className="lab" htmlFor={id}>
        Message
      </label>
      <div className="field items-start! py-3!">
        <div className="grid min-w-0 flex-1">
          <p aria-hidden="true" className={`${same} min-h-24 text-transparent`}>
            {costly ? marked(value, costly) : value}
            {'\u200b'}
          </p>
          <textarea
            id={id}
            rows={1}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${same} resize-none overflow-hidden bg-transparent outline-none`}
          />
        </div>
      </div>
    </div>
  )
}

const marked = (text: string, characters: readonly string[]) =>
  el(
    Fragment,
    null,
    ...[...text].map((character) =>
      characters.includes(character)
        ? el('mark', { className: 'rounded-xs bg-amber-200 text-transparent' }, character)
        : character,
    ),
  )

/** The counter: characters, billed segments, and the replacement that saves a segment. */
function SmsCost({ text, onSwap }: { text: string; onSwap: (text: string) => void }) {
  const { units, segments, perSegment, lastUnits, alphabet } = smsLength(text)
  const swap = cheaperReplacement(text)
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
  `Use ${[...new Set(characters.map(replacementOf))].map((one) => `“${one === ' ' ? 'space' : one}”`).join(' ')}`

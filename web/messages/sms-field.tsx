import { createElement as el, Fragment, useId } from 'react'
import { costlySwap } from '#domain/messages/sms.ts'

type Props = { value: string; onChange: (text: string) => void }

/** The message; characters that make it dearer stand on amber. */
export function SmsField({ value, onChange }: Props) {
  const id = useId()
  const costly = costlySwap(value)?.characters
  // The same words in the same type lie under the field: a textarea itself can mark nothing.
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

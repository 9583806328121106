import { type ReactNode, useId } from 'react'
import { Picture, type PictureSource } from './picture.tsx'

type Option<Value extends string> = {
  value: Value
  name: string
  /** The second line: the price or, with `off`, the reason why it cannot be chosen. */
  detail?: string
  off?: boolean
  /** The picture of a tile, above a text that says the same. */
  picture?: PictureSource
}

type OptionsProps<Value extends string> = {
  legend: ReactNode
  /** The legend is for screen readers only. */
  quietLegend?: boolean
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** `row`: name left, mark right; `tile`: two lines; `chip`: small, filled with ink when chosen. */
  look?: 'row' | 'tile' | 'chip' | 'chip-tall'
  /** Grid of the options. */
  className?: string
}

const looks = {
  row: 'opt !items-center',
  tile: 'opt !block !py-3',
  chip: 'chip !min-h-11 !flex-row gap-1.5 px-3.5',
  'chip-tall': 'chip !min-h-16',
} as const

/** One of a few options, as native radios in our style, which arrow keys, forms and screen readers know. */
export function Options<Value extends string>(props: OptionsProps<Value>) {
  const { legend, quietLegend, options, value, onChange, look = 'row', className } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={quietLegend ? 'sr-only' : 'lab'}>{legend}</legend>
      <div className={className}>
        {options.map((option) => (
          <label key={option.value} className={lookOf(look, option.value === value, option.off)}>
            <input
              type="radio"
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] disabled:cursor-not-allowed"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.off}
              onChange={() => onChange(option.value)}
            />
            <Words option={option} look={look} />
            {look === 'row' && <span className="radio max-sm:!hidden" />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const lookOf = (look: keyof typeof looks, on: boolean, off?: boolean): string =>
  `${looks[look]} transition-[box-shadow,background-color] duration-quick ${on ? 'on' : ''} ${off ? 'off' : ''} ${on || off ? '' : 'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'}`

function Words<Value extends string>({ option, look }: { option: Option<Value>; look: keyof typeof looks }) {
  const small = look === 'chip' ? '!mt-0' : 'tnum'
  return (
    <>
      {option.picture && (
        <Picture
          of={option.picture}
          alt=""
          sizes="(max-width: 39.99rem) 44vw, 13rem"
          className="mb-2.5 aspect-[3/2] w-full rounded-md"
        />
      )}
      <span className={look.startsWith('chip') ? 'contents' : 'block min-w-0 leading-tight'}>
        {option.name}
        {option.detail && <small className={small}> {option.detail}</small>}
      </span>
    </>
  )
}

import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { priceText } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'
import { focusAtOnce } from '#web/ui/focus-at-once.ts'
import { useAskBeforeLeaving } from './draft-query.ts'
import type { PartProps } from './edits.ts'
import { centsOfEntry, changedBy, entryFault, entryOf, pastedRows } from './price-entry.ts'
import type { Path, PriceCell, PriceSheet } from './price-sheets.ts'
import { type Cell, isIn, moved, sizeOf } from './selection.ts'

/** New values of cells; undefined: emptied. */
export type Entries = readonly { path: Path; cents: number | undefined }[]

type Typed = { text: string; fault?: string }

type Props = {
  name: string
  sheet: PriceSheet
  problems: PartProps['problems']
  set: (entries: Entries) => void
}

/** A price list as a spreadsheet: arrow keys move, Shift and arrows select, a block may be pasted. */
export function Sheet({ name, sheet, problems, set }: Props) {
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [[from, to], select] = useState<readonly [from: Cell, to: Cell]>([
    [0, 0],
    [0, 0],
  ])
  /** By path: texts being typed, and invalid ones that were left. */
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const [notPasted, setNotPasted] = useState<string>()
  useAskBeforeLeaving(Object.keys(typed).length > 0)
  const size: Cell = [sheet.rows.length, sheet.heads.length]
  const cellAt = ([row, column]: Cell): PriceCell | undefined => sheet.rows[row]?.cells[column]
  const cells = sheet.rows.flatMap(({ cells: all }) => all)
  const wrong = cells.flatMap(({ path }) => problems.filter((one) => one.path === path.join('.')))
  const message = notPasted ?? Object.values(typed).find(({ fault }) => fault)?.fault ?? wrong[0]?.message

  const go = (spot: Cell) => {
    select([spot, spot])
    table.current?.querySelector<HTMLInputElement>(`[data-spot="${spot.join()}"]`)?.focus()
  }
  /** Stores a typed value; returns whether it was valid. */
  const take = (one: PriceCell): boolean => {
    const path = one.path.join('.')
    const text = typed[path]?.text
    if (text === undefined) return true
    const mayBeEmpty = one.mayBeEmpty || one.usual !== undefined
    const cents = centsOfEntry(text)
    if (cents === undefined && !(mayBeEmpty && text.trim() === '')) {
      const fault = text.trim() === '' ? 'A price is needed here.' : entryFault(text)
      setTyped((all) => ({ ...all, [path]: { text, fault } }))
      return false
    }
    dropTyped([path])
    if (cents !== one.cents) set([{ path: one.path, cents }])
    return true
  }
  const dropTyped = (paths: readonly string[]) => {
    setTyped((all) => Object.fromEntries(Object.entries(all).filter(([path]) => !paths.includes(path))))
    setNotPasted(undefined)
  }
  const enter = (entries: Entries) => {
    dropTyped(entries.map(({ path }) => path.join('.')))
    set(entries)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, one: PriceCell, spot: Cell) => {
    const path = one.path.join('.')
    const isTyped = typed[path] !== undefined
    if (event.key === 'Escape' && isTyped) {
      event.stopPropagation()
      return dropTyped([path])
    }
    const next = moved(event, to, size, isTyped)
    if (!next) return
    event.preventDefault()
    if (event.shiftKey && event.key !== 'Enter') return select([from, next])
    if (take(one)) go(moved(event, spot, size, event.key === 'Enter')!)
  }
  const paste = (event: ClipboardEvent, [row, column]: Cell) => {
    const rows = pastedRows(event.clipboardData.getData('text/plain'))
    if (rows.length === 1 && rows[0]!.length === 1) return
    event.preventDefault()
    const entries: { path: Path; cents: number }[] = []
    const refused: string[] = []
    let outside = 0
    for (const [down, texts] of rows.entries())
      for (const [right, text] of texts.entries()) {
        const target = cellAt([row + down, column + right])
        const cents = centsOfEntry(text)
        if (target && cents !== undefined) entries.push({ path: target.path, cents })
        else if (text.trim() === '') continue
        else if (target) refused.push(text)
        else outside++
      }
    if (refused.length > 0) return setNotPasted(`Nothing was pasted. ${entryFault(refused[0]!)}`)
    if (outside > 0)
      return setNotPasted(
        `Nothing was pasted. ${outside} of its prices ${outside === 1 ? 'does' : 'do'} not fit in this list.`,
      )
    enter(entries)
    select([
      from,
      [Math.min(row + rows.length, size[0]) - 1, Math.min(column + rows[0]!.length, size[1]) - 1],
    ])
  }
  const chosen = sheet.rows.flatMap((row, down) =>
    row.cells.filter((_, right) => isIn([down, right], from, to)),
  )

  return (
    <div>
      <div className="relative overflow-x-auto">
        <table ref={table} className="tbl w-auto! min-w-[min(100%,24rem)]" aria-label={name}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Duration</span>
              </th>
              {sheet.heads.map((head) => (
                <th key={head} scope="col" className="text-right! whitespace-normal!">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((row, down) => (
              <tr key={row.label}>
                <th
                  scope="row"
                  className="max-w-44 min-w-28 text-sm! whitespace-normal! text-ink! [overflow-wrap:anywhere]"
                >
                  {row.label}
                </th>
                {row.cells.map((one, right) => {
                  const path = one.path.join('.')
                  const spot: Cell = [down, right]
                  const bad =
                    typed[path]?.fault !== undefined || wrong.some((problem) => problem.path === path)
                  return (
                    <td
                      key={path}
                      className={`p-0! ${isIn(spot, from, to) && sizeOf(from, to) > 1 ? 'bg-sea-100' : ''}`}
                    >
                      <input
                        data-spot={spot.join()}
                        aria-label={`${name}, ${one.label}, in euros`}
                        aria-invalid={bad || undefined}
                        aria-describedby={bad ? id : undefined}
                        inputMode="decimal"
                        autoComplete="off"
                        placeholder={one.usual === undefined ? '–' : priceText(one.usual)}
                        value={typed[path]?.text ?? entryOf(one.cents)}
                        onChange={(event) => {
                          const { value: text } = event.target
                          setNotPasted(undefined)
                          setTyped((all) => ({ ...all, [path]: { text } }))
                        }}
                        onFocus={(event) => {
                          event.target.select()
                          select([spot, spot])
                        }}
                        onMouseDown={(event) => {
                          if (!event.shiftKey) return focusAtOnce(event)
                          event.preventDefault()
                          select([from, spot])
                        }}
                        onBlur={() => void take(one)}
                        onKeyDown={(event) => press(event, one, spot)}
                        onPaste={(event) => paste(event, spot)}
                        className={`h-11 w-full min-w-22 bg-transparent px-3 text-right text-base tnum -outline-offset-2 placeholder:text-quiet focus:outline-3 ${bad ? 'text-red-700 shadow-[inset_0_0_0_2px_var(--color-red-700)]' : ''}`}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="alert">{message && <ErrorText id={id}>{message}</ErrorText>}</div>
      {chosen.length > 1 && (
        <PercentChange
          name={name}
          cells={chosen.length}
          onChange={(percent) =>
            enter(
              chosen.flatMap(({ path, cents, usual }) => {
                const before = cents ?? usual
                return before === undefined ? [] : [{ path, cents: changedBy(before, percent) }]
              }),
            )
          }
        />
      )}
    </div>
  )
}

type PercentProps = { name: string; cells: number; onChange: (percent: number) => void }

/** Raises or lowers the chosen prices by a percentage. */
function PercentChange({ name, cells, onChange }: PercentProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const apply = () => {
    const percent = Number(typed.replace(',', '.').replace('%', '').trim())
    const isRight = typed.trim() !== '' && Number.isFinite(percent) && percent >= -100 && percent <= 1000
    setError(isRight ? undefined : 'Enter a number, like 10 or -5.')
    if (isRight) onChange(percent)
  }
  return (
    <form
      aria-label={`Change ${name}`}
      className="mt-3 flex flex-wrap items-end gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <Field
        compact
        label={`Change ${cells} prices by percent`}
        className="w-60"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error}
        autoComplete="off"
        placeholder="10 or -5"
      />
      <Button kind="line" size="sm" type="submit" className="min-h-10! max-md:min-h-11!">
        Change
      </Button>
    </form>
  )
}

import { TextArea } from '#web/ui/field.tsx'

type Props = {
  label: string
  lines: readonly string[]
  hint?: string
  problem: (path: string) => string | undefined
  onChange: (lines: string[]) => void
}

/** A list of texts, a line each; empty lines stay while it is typed. `problem`: of the list ('') or of a line by its index. */
export const LinesField = ({ label, lines, hint, problem, onChange }: Props) => (
  <TextArea
    rows={6}
    label={label}
    hint={hint}
    value={lines.join('\n')}
    onChange={(event) => onChange(event.target.value.split('\n'))}
    onBlur={() => onChange(lines.map((line) => line.trim()).filter(Boolean))}
    error={problem('') ?? lines.flatMap((_, index) => problem(`.${index}`) ?? [])[0]}
  />
)

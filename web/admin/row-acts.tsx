import { Trash2 } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Item, ShownRows } from './kind.ts'

type Props<Row extends Item> = Pick<ShownRows<Row>, 'kind' | 'onDelete'> & { row: Row }

/** The delete icon that every item has (admin lists), and what else its list offers. */
export const RowActs = <Row extends Item>({ kind, row, onDelete }: Props<Row>) => (
  <>
    {kind.acts?.(row)}
    <IconButton
      label={`Delete ${row.fullName}`}
      size="sm"
      className="hover:bg-sunken max-md:size-11!"
      onClick={() => onDelete(row)}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  </>
)

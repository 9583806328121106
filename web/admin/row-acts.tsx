import { RotateCcw, Trash2 } from 'lucide-react'
import { undoMinutes } from '#domain/undo.ts'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useChangeItem } from './deleting.ts'
import type { Item, ListKind, ShownRows } from './list-pages.ts'

type Props<Row extends Item> = {
  kind: ListKind<Row>
  row: Row | undefined
  now: Temporal.Instant
  onClose: () => void
}

/** Asks before an item is deleted: names it, what becomes free, and that it can be restored. */
export function DeleteDialog<Row extends Item>({ kind, row, now, onClose }: Props<Row>) {
  const house = useHouse()
  const remove = useChangeItem('remove')
  if (!row) return null
  const close = () => {
    remove.reset()
    onClose()
  }
  const item = { list: kind.id, id: String(row.id), name: row.fullName, about: kind.about(row, house) }
  return (
    <AskDialog
      title={kind.dialogTitle}
      description="Are you sure you want to delete this item?"
      keep="Keep"
      label="Delete"
      busyLabel="Deleting..."
      tone="danger"
      onAct={() => remove.mutate(item, { onSuccess: onClose })}
      onClose={close}
      isPending={remove.isPending}
      error={remove.error}
      failed="Failed to delete item"
    >
      <p className="mt-5 rounded-md bg-sunken px-4 py-3 text-[0.9375rem] [overflow-wrap:anywhere]">
        <b className="block font-semibold">
          <bdi>{item.about}</bdi>
        </b>
        <span className="text-muted">{kind.freed(row, now, house)}</span>
      </p>
      <p className="mt-4 flex items-center gap-2.5 text-sm text-muted">
        <RotateCcw className="size-4 flex-none" />
        You can restore it for {undoMinutes} minutes.
      </p>
    </AskDialog>
  )
}

type RowActsProps<Row extends Item> = Pick<ShownRows<Row>, 'kind' | 'onDelete'> & { row: Row }

/** The delete icon of every item (admin lists), and further actions of its list. */
export const RowActs = <Row extends Item>({ kind, row, onDelete }: RowActsProps<Row>) => (
  <>
    {kind.acts?.(row)}
    <IconButton
      label={`Delete ${row.fullName}`}
      size="sm"
      className="hover:bg-sunken max-md:size-11!"
      onClick={() => onDelete(row)}
    >
      <Trash2 />
    </IconButton>
  </>
)

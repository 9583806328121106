import type { Receipt } from '#contract/views.ts'
import { toast } from '#web/ui/toast.tsx'
import { downloadCalendar } from './calendar-file.ts'

export async function copyReference(reference: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(reference)
    toast({ title: 'Reference copied', text: reference })
  } catch {
    toast({ title: 'The reference could not be copied', text: `It is ${reference}.`, tone: 'destructive' })
  }
}

export const saveCalendar = (receipt: Receipt): Promise<void> =>
  downloadCalendar(receipt).catch(() =>
    toast({
      title: 'The calendar file could not be made',
      text: 'It is also attached to the confirmation email.',
      tone: 'destructive',
    }),
  )

import { expect, test, vi } from 'vitest'
import { closeToast, currentToast, subscribeToToasts, toast } from './toast-store.ts'

test('at most one toast is shown: a new one replaces the old one', () => {
  toast({ title: 'Booking confirmed!' })
  toast({ title: 'Booking failed', tone: 'destructive' })
  expect(currentToast()).toMatchObject({ title: 'Booking failed', tone: 'destructive', open: true })
})

test('the end of an old toast does not close the new one', () => {
  toast({ title: 'First' })
  const first = currentToast()!.id
  toast({ title: 'Second' })
  closeToast(first)
  expect(currentToast()).toMatchObject({ title: 'Second', open: true })
  closeToast(currentToast()!.id)
  expect(currentToast()).toMatchObject({ title: 'Second', open: false })
})

test('a listener is called on each change until it stops listening', () => {
  const onChange = vi.fn()
  const stop = subscribeToToasts(onChange)
  toast({ title: 'One' })
  stop()
  toast({ title: 'Two' })
  expect(onChange).toHaveBeenCalledTimes(1)
})

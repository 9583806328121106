type ToastTone = 'default' | 'destructive'
/** `staysOnNextPage`: for a toast shown while the next page opens; others close with their page. */
export type ToastMessage = { title: string; text?: string; tone?: ToastTone; staysOnNextPage?: boolean }
export type ShownToast = ToastMessage & { id: number; open: boolean }

let shown: ShownToast | undefined
const listeners = new Set<() => void>()

function show(next: ShownToast | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a message; callable from anywhere. At most one toast is shown: a new one replaces the old one. */
export function toast(message: ToastMessage): void {
  show({ ...message, id: (shown?.id ?? 0) + 1, open: true })
}

/** Closes the toast with this id; a later one stays. */
export function closeToast(id: number): void {
  if (shown?.id === id) show({ ...shown, open: false })
}

export const currentToast = (): ShownToast | undefined => shown

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

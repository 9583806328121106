import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { keepOffControls } from './toast-place.ts'
import { closeToast, type ShownToast } from './toast-store.ts'

const shownMs = 5000
const swipeThreshold = 50
const dialog = '[role="dialog"], [role="alertdialog"]'
const isPhone = () => window.matchMedia('(max-width: 47.99rem)').matches

/** A click follows shortly after the press ends. */
const clickMs = 100
let isPressed = false
let afterwards: (() => void) | undefined
for (const kind of ['pointerdown', 'pointerup', 'pointercancel'])
  addEventListener(
    kind,
    () => {
      isPressed = kind === 'pointerdown'
      if (isPressed) return
      setTimeout(() => {
        afterwards?.()
        afterwards = undefined
      }, clickMs)
    },
    true,
  )

/** A sheet moves down when the toast below it closes: a press on its button would then end outside it. */
function afterPress(act: () => void): void {
  if (isPressed) afterwards = act
  else act()
}

/** Closes with the page that it is about; a refusal also when its cause is being corrected, or another dialog opens. */
function useEndWithCause({
  id,
  bad,
  staysOnNextPage,
}: {
  id: number
  bad: boolean
  staysOnNextPage?: boolean
}) {
  const { pathname } = useLocation()
  const [page] = useState(pathname)
  useEffect(() => {
    if (pathname !== page && !staysOnNextPage) closeToast(id)
  }, [id, page, pathname, staysOnNextPage])
  useEffect(() => {
    if (!bad) return
    const close = () => closeToast(id)
    const open = document.querySelector(dialog)
    // The first thing that a dialog does is take the focus.
    const closeInAnother = ({ target }: FocusEvent) => {
      const other = target instanceof Element ? target.closest(dialog) : null
      if (other && other !== open) close()
    }
    document.addEventListener('input', close)
    document.addEventListener('focusin', closeInAnother)
    return () => {
      document.removeEventListener('input', close)
      document.removeEventListener('focusin', closeInAnother)
    }
  }, [id, bad])
}

/** The one visible toast, and its position. */
export function ToastView(shown: ShownToast) {
  return (
    <Toast.Provider
      duration={shownMs}
      swipeThreshold={swipeThreshold}
      swipeDirection={isPhone() ? 'down' : 'right'}
    >
      <Slice key={shown.id} {...shown} />
      <Toast.Viewport className="contents" />
    </Toast.Provider>
  )
}

function Slice({ id, title, text, tone = 'default', staysOnNextPage, open }: ShownToast) {
  const bad = tone === 'destructive'
  const Icon = bad ? CircleAlert : CircleCheck
  // Its position is not state: it changes while the page scrolls, and nothing else should re-render.
  const placed = useCallback((box: HTMLLIElement | null) => (box ? keepOffControls(box) : undefined), [])
  useEndWithCause({ id, bad, staysOnNextPage })
  return (
    <Toast.Root
      ref={placed}
      open={open}
      type={bad ? 'foreground' : 'background'}
      onOpenChange={(stays) => !stays && afterPress(() => closeToast(id))}
      // Under an open dialog, which disables presses on the page, presses on the toast would go through to the dialog.
      className={`dusk pointer-events-auto! fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--paybar,0px))] z-60 md:right-6 md:left-auto md:bottom-[calc(1.5rem+var(--paybar,0px))] md:w-[420px] flex ${text === undefined ? 'items-center' : 'items-start'} gap-2.5 rounded-lg py-2.5 pr-1.5 pl-3.5 leading-tight text-white md:gap-3 md:py-3.5 md:pr-2 md:pl-4 shadow-float ring-1 ring-white/20 forced-colors:border outline-offset-2 data-folded:justify-center data-folded:px-3! data-folded:*:not-first:hidden data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y) ${bad ? 'bg-red-700' : 'bg-sea-950'}`}
    >
      <Icon
        aria-hidden="true"
        className={`${text === undefined ? '' : 'mt-0.5'} size-5 flex-none forced-colors:text-[CanvasText] ${bad ? 'text-white' : 'text-green-200'}`}
      />
      <div className="min-w-0 flex-1 py-px">
        <Toast.Title className="font-semibold max-md:text-[0.9375rem]">{title}</Toast.Title>
        {text !== undefined && (
          <Toast.Description className="mt-0.5 text-[0.875rem] leading-tight md:text-[0.9375rem] text-white/90">
            {text}
          </Toast.Description>
        )}
      </div>
      <Toast.Close
        aria-label="Close this message"
        className="iconbtn -my-1.5 -ml-2 cursor-pointer text-white!"
      >
        <X />
      </Toast.Close>
    </Toast.Root>
  )
}

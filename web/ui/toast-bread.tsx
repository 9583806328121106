import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ToastPlace } from './toast-place.ts'
import { freePlace } from './toast-place.ts'
import type { ShownToast } from './toast-store.ts'
import { closeToast } from './toast-store.ts'

const shownMs = 5000
const swipeThreshold = 50
const isPhone = () => window.matchMedia('(max-width: 47.99rem)').matches

/** Ends with the page that it is about; a refusal also when what was refused is being corrected. */
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
    document.addEventListener('input', close)
    return () => document.removeEventListener('input', close)
  }, [id, bad])
}

/** The one toast that is shown, and the place where it lies. */
export function Bread(shown: ShownToast) {
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

const places: Record<ToastPlace, string> = {
  foot: 'bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--paybar,0px))] md:max-lg:bottom-[calc(1.5rem+var(--paybar,0px))] lg:bottom-6',
  top: 'top-[calc(0.5rem+env(safe-area-inset-top))] md:top-20',
  'under the header': 'top-[calc(4.5rem+env(safe-area-inset-top))]',
  middle: 'top-[40svh]',
}

function Slice({ id, title, text, tone = 'default', staysOnNextPage, open }: ShownToast) {
  const bad = tone === 'destructive'
  const Icon = bad ? CircleAlert : CircleCheck
  const [place, setPlace] = useState<ToastPlace>('foot')
  // Drawn in a second pass, after the effects of this one.
  const putDown = useCallback((box: HTMLLIElement | null) => {
    if (box) setPlace(freePlace(box))
  }, [])
  useEndWithCause({ id, bad, staysOnNextPage })
  return (
    <Toast.Root
      ref={putDown}
      open={open}
      type={bad ? 'foreground' : 'background'}
      onOpenChange={(stays) => !stays && closeToast(id)}
      // Under an open dialog the page takes no presses: what was pressed here went through to the button below.
      className={`dusk pointer-events-auto fixed inset-x-4 z-60 md:left-auto md:right-6 md:w-full md:max-w-[420px] flex items-start gap-3 rounded-lg py-3.5 pr-2 pl-4 text-white shadow-float outline-offset-2 data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y) ${places[place]} ${bad ? 'bg-red-700' : 'bg-sea-950'}`}
    >
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 flex-none ${bad ? 'text-white' : 'text-green-200'}`}
      />
      <div className="min-w-0 flex-1 py-px">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {text !== undefined && (
          <Toast.Description className="text-[0.9375rem] text-white/90">{text}</Toast.Description>
        )}
      </div>
      <Toast.Close aria-label="Close this message" className="iconbtn -my-2 cursor-pointer text-white!">
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}

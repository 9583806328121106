import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import type { ShownToast } from './toast-store.ts'
import { closeToast } from './toast-store.ts'

const shownMs = 5000
const swipeThreshold = 50
const isPhone = () => window.matchMedia('(max-width: 47.99rem)').matches

/** The one toast that is shown, and the place where it lies. */
export function Bread(shown: ShownToast) {
  return (
    <Toast.Provider
      duration={shownMs}
      swipeThreshold={swipeThreshold}
      swipeDirection={isPhone() ? 'down' : 'right'}
    >
      <Slice key={shown.id} {...shown} />
      <Toast.Viewport className="fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--paybar,0px))] z-60 outline-none md:inset-x-auto md:right-6 md:w-full md:max-lg:bottom-[calc(1.5rem+var(--paybar,0px))] lg:bottom-6 md:max-w-[420px]" />
    </Toast.Provider>
  )
}

function Slice({ id, title, text, tone = 'default', open }: ShownToast) {
  const bad = tone === 'destructive'
  const Icon = bad ? CircleAlert : CircleCheck
  return (
    <Toast.Root
      open={open}
      type={bad ? 'foreground' : 'background'}
      onOpenChange={(stays) => !stays && closeToast(id)}
      className={`dusk flex items-start gap-3 rounded-lg py-3.5 pr-2 pl-4 text-white shadow-float outline-offset-2 data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y) ${bad ? 'bg-red-700' : 'bg-sea-950'}`}
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

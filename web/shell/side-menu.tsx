import { Menu as Lines } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyAgain, whenOnline } from '#web/ui/lazy-again.tsx'

const load = () => import('./menu-sheet.tsx')
const Sheet = lazyAgain(() => load().then((module) => module.MenuSheet), { note: 'float' })

/** The menu button of small screens. The sheet's code comes when a finger or the focus nears the button. */
export function SideMenu() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const near = () => void whenOnline(load).catch(() => undefined)
  return (
    <>
      <IconButton
        ref={button}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={near}
        onFocus={near}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
        className="md:hidden!"
      >
        <Lines aria-hidden="true" />
      </IconButton>
      {wanted && (
        <Suspense>
          <Sheet open={open} onOpenChange={setOpen} opener={button} />
        </Suspense>
      )}
    </>
  )
}

import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Screen, screens } from '#contract/screens.ts'
import { buttonClass } from '#web/ui/button.tsx'

const isPersonal = (path: string): boolean =>
  Object.values<Screen>(screens).some(({ paths, personal }) => personal && paths.includes(path))

/** Says on every page of the preview that it is a preview, with the links out. */
export function PreviewBar() {
  // The server renders it with a trailing slash.
  const pathname = useLocation().pathname.replace(/(.)\/$/, '$1')
  const leave = isPersonal(pathname)
  // The draft house came with the page, but staff and account pages need the published one: reload for it.
  useEffect(() => {
    if (leave) window.location.reload()
  }, [leave])
  // Focused elements scroll to above the bar.
  useEffect(() => {
    const { style, dataset } = document.documentElement
    dataset.preview = refusal
    style.setProperty('scroll-padding-bottom', 'calc(var(--paybar, 0px) + 5.5rem)')
    return () => {
      style.removeProperty('scroll-padding-bottom')
    }
  }, [])
  return (
    <>
      <div className="h-20" />
      <section
        aria-label="Preview"
        className="dusk fixed inset-x-4 bottom-[calc(.75rem+env(safe-area-inset-bottom)+var(--paybar,0px))] z-40 mx-auto flex max-w-2xl items-center gap-1 rounded-lg border border-line bg-sea-950 py-1.5 pr-1.5 pl-4 text-sm shadow-float"
      >
        <Eye className="size-5 flex-none text-apricot-300! max-sm:hidden" />
        <p className="min-w-0 flex-1 pl-2 leading-tight">
          <b className="block font-semibold">Preview of your draft</b>
          <span className="text-muted">Nothing can be booked here.</span>
        </p>
        <a href="/admin/house?preview=off" className={way}>
          <span className="max-sm:hidden">Back to the editor</span>
          <span className="sm:hidden">Editor</span>
        </a>
        <a href={`${pathname}?preview=off`} className={way}>
          Leave
        </a>
      </section>
    </>
  )
}

/** The refusal of every call that would change something, in a preview. */
const refusal = 'This is a preview of your draft: nothing can be booked or sent here.'
const way = `${buttonClass('ghost', 'md')} max-sm:px-3!`

import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { site } from '#domain/site.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { heroPlace, onPhones } from './hero-picture.tsx'

const logFailure = (reason: unknown) => console.info('The hero film does not play:', reason)

type Format = keyof typeof site.heroFilm

/** The format of the film once it may load: the page has loaded, the browser is idle, and the viewer allows films. */
function useFilmTime(isWanted: boolean): Format | undefined {
  const [due, setDue] = useState<Format>()
  useEffect(() => {
    if (!isWanted || !filmAllowed(viewerOf(window))) return
    let cancel = () => {}
    const begin = () => setDue(window.matchMedia(onPhones).matches ? 'portrait' : 'landscape')
    const whenIdle = () => {
      if ('requestIdleCallback' in window) {
        const id = requestIdleCallback(begin)
        cancel = () => cancelIdleCallback(id)
      } else {
        const id = setTimeout(begin, 500)
        cancel = () => clearTimeout(id)
      }
    }
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => {
      window.removeEventListener('load', whenIdle)
      cancel()
    }
  }, [isWanted])
  return due
}

/**
 * The film and its pause button. The poster is the first frame in the same format, so the film appears without a jump. Failures
 * are only logged. Not wanted if the owner has chosen a picture.
 */
export function useHeroFilm(isWanted: boolean): { film: ReactNode; button: ReactNode } {
  const due = useFilmTime(isWanted)
  const film = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (due) film.current?.play().catch(logFailure)
  }, [due])

  if (!due) return { film: null, button: null }
  const { webm, mp4 } = site.heroFilm[due]
  const toggle = () => {
    if (paused) film.current?.play().catch(logFailure)
    else film.current?.pause()
  }
  return {
    film: (
      <video
        ref={film}
        muted
        loop
        playsInline
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setShown(true)}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
        onError={() => logFailure(film.current?.error?.message)}
        className={`${heroPlace} transition-opacity duration-glide ${shown ? '' : 'opacity-0'}`}
      >
        <source src={webm} type='video/webm; codecs="av01.0.08M.10"' />
        <source src={mp4} type="video/mp4" onError={() => logFailure('no source can be read')} />
      </video>
    ),
    button: shown && (
      <IconButton
        lined
        label={paused ? 'Play the film' : 'Pause the film'}
        onClick={toggle}
        className="bg-sea-950/45"
      >
        {paused ? <Play /> : <Pause />}
      </IconButton>
    ),
  }
}

type Viewer = { wantsStillness: boolean; savesData: boolean; line: string | undefined }

/** People who save data, prefer less motion or have a slow connection see the still picture (R-P10). */
export const filmAllowed = ({ wantsStillness, savesData, line = '4g' }: Viewer): boolean =>
  !wantsStillness && !savesData && line === '4g'

type Connection = { saveData?: boolean; effectiveType?: string }

/** The browser's facts about motion and network; without network facts it counts as fast. */
function viewerOf(window: Window): Viewer {
  const { connection } = window.navigator as Navigator & { connection?: Connection }
  return {
    wantsStillness: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection?.saveData ?? false,
    line: connection?.effectiveType,
  }
}

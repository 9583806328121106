import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { site } from '#domain/site.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { filmAllowed, viewerOf } from './film-allowed.ts'
import { heroPlace } from './hero-picture.tsx'

const logFailure = (reason: unknown) => console.info('The hero film does not play:', reason)

/** Whether the film may come: the page has loaded, the browser is idle, and the viewer is one for films. */
function useFilmTime(): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!filmAllowed(viewerOf(window))) return
    let cancel = () => {}
    const whenIdle = () => {
      if ('requestIdleCallback' in window) {
        const id = requestIdleCallback(() => setDue(true))
        cancel = () => cancelIdleCallback(id)
      } else {
        const id = setTimeout(() => setDue(true), 500)
        cancel = () => clearTimeout(id)
      }
    }
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => {
      window.removeEventListener('load', whenIdle)
      cancel()
    }
  }, [])
  return due
}

/** Its first frame is the poster, so it appears above it without a jump. Failures are only logged (spec 1 §1). */
export function HeroFilm() {
  const due = useFilmTime()
  const film = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (due) film.current?.play().catch(logFailure)
  }, [due])

  if (!due) return null
  const toggle = () => {
    if (paused) film.current?.play().catch(logFailure)
    else film.current?.pause()
  }
  return (
    <>
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
        <source src={site.heroFilm.webm} type='video/webm; codecs="av01.0.05M.10"' />
        <source
          src={site.heroFilm.mp4}
          type="video/mp4"
          onError={() => logFailure('no source can be read')}
        />
      </video>
      {shown && <PauseButton paused={paused} onClick={toggle} />}
    </>
  )
}

const PauseButton = ({ paused, onClick }: { paused: boolean; onClick: () => void }) => (
  <IconButton
    lined
    label={paused ? 'Play the film' : 'Pause the film'}
    onClick={onClick}
    className="absolute right-[calc(var(--spacing-gutter)+3.5rem)] bottom-32 z-10 bg-sea-950/45"
  >
    {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
  </IconButton>
)

import { Link } from 'react-router'
import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { buttonClass } from '#web/ui/button.tsx'

export const meta = () => headOf({ title: 'Page not found', screen: screens.notFound })

export default function NotFound() {
  return (
    <PageFrame header="over" footer="none">
      <div className="dusk relative h-svh min-h-[40rem] overflow-hidden bg-page">
        <img
          src="/media/sea-at-dusk.svg"
          alt=""
          width={1440}
          height={900}
          className="absolute inset-0 size-full object-cover"
        />
        <span className="absolute inset-x-0 bottom-0 h-[38%] bg-linear-to-t from-sea-950 to-transparent" />
        <SunAsZero />
        <div className="absolute inset-x-0 top-[63%] px-gutter text-center">
          <h1 className="display text-4xl">404 Page Not Found</h1>
          <p className="mx-auto mt-3 max-w-[40ch] text-lg text-muted">
            Did you forget to add the page to the router?
          </p>
          <Link to="/" className={`${buttonClass('go')} mt-8`}>
            Back to the water
          </Link>
        </div>
      </div>
    </PageFrame>
  )
}

/** 4, the sun on the horizon, 4. */
const SunAsZero = () => (
  <p
    aria-hidden="true"
    className="absolute inset-x-0 top-[52.2%] flex -translate-y-full items-end justify-center gap-[0.075em] font-display text-[clamp(7.5rem,25vw,22.5rem)] leading-[0.72] font-[540] tracking-display text-[#fff8ee]"
  >
    <span className="relative z-10 leading-[0.72]">4</span>
    <span className="mb-[0.01em] block size-[0.73em] rounded-full bg-[#fff0d8] shadow-[0_0_90px_20px_rgb(255_178_122/.45)]" />
    <span className="relative z-10 leading-[0.72]">4</span>
  </p>
)

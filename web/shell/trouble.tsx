import { nameInLogo, telLink } from '#domain/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

/** Shown when a page itself crashes, so it needs neither router nor data; the house's name and phone are optional. */
export function Trouble({ name = nameInLogo, phone }: { name?: string; phone?: string }) {
  return (
    <main className="dusk grid min-h-svh place-items-center bg-page px-gutter py-16 text-center">
      <title>{`This page did not load · ${name}`}</title>
      <div className="max-w-read">
        <a href="/" className="inline-flex py-2 font-display text-2xl font-[560] tracking-title">
          {name}
        </a>
        <h1 className="display mt-12 text-4xl">This page did not load</h1>
        <p className="mt-4 text-lg text-muted">
          What you had entered is kept where we could keep it. Load the page again
          {phone && (
            <>
              ; if that does not help, call us at{' '}
              <a href={telLink(phone)} className="whitespace-nowrap text-link underline underline-offset-4">
                {phone}
              </a>
            </>
          )}
          .
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button onClick={() => location.reload()}>Load again</Button>
          <a href="/" className={buttonClass('line')}>
            Back to the start
          </a>
        </div>
      </div>
    </main>
  )
}

import { site } from '#domain/site.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'

/** The text as it stands on the customer's phone. */
export function SmsPreview({ text }: { text: string }) {
  return (
    <div className="grid place-items-center border-line bg-sunken p-6 max-md:border-t md:border-l">
      <figure className="w-full max-w-60">
        <div className="rounded-[1.75rem] bg-surface px-4 pt-4 pb-8 shadow-card">
          <p className="border-b border-line pb-3">
            <Wordmark name={site.brand} className="h-5" />
          </p>
          <p className="mt-3 min-h-16 rounded-lg rounded-bl-xs bg-sea-100 px-3 py-2.5 leading-snug whitespace-pre-wrap wrap-anywhere">
            {text === '' ? <span className="text-muted">Your message</span> : text}
          </p>
        </div>
        <figcaption className="mt-3 text-center text-xs text-muted">How it arrives</figcaption>
      </figure>
    </div>
  )
}

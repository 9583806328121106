import { ListChecks } from 'lucide-react'
import { mostJetskis } from '#domain/activities/jetski.ts'

const looks = {
  offer: 'btn btn-line btn-md',
  done: 'inline-flex min-h-11 cursor-default items-center gap-2 rounded-full bg-sea-100 px-4 py-1 text-left text-[0.9375rem] leading-tight font-semibold text-sea-800',
}

/** The one-way switch to several jetskis; once pressed the button only says so, and keeps the focus. */
export const Several = ({ multi, onAllow }: { multi: boolean; onAllow: () => void }) => (
  <p aria-live="polite">
    <button
      type="button"
      aria-disabled={multi || undefined}
      onClick={multi ? undefined : onAllow}
      className={multi ? looks.done : looks.offer}
    >
      <ListChecks className="size-5 flex-none" aria-hidden="true" />
      {multi ? 'Multiple jetskis can now be selected' : `Select multiple jetskis (up to ${mostJetskis})`}
    </button>
  </p>
)

import { Suspense } from 'react'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import type { Confirming } from './use-confirm.ts'

// Dialogs are needed after sending only: their code comes beside the page.
const Dialogs = lazyAgain(() => import('./confirm-outcome.tsx').then((module) => module.Outcome), {
  note: 'float',
  ahead: true,
})

/** What came of sending, once something did. */
export const Outcome = ({ confirming }: { confirming: Confirming }) =>
  (confirming.booked || confirming.trouble) && (
    <Suspense>
      <Dialogs confirming={confirming} />
    </Suspense>
  )

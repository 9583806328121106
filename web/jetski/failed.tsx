import { Suspense } from 'react'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import type { Sending } from './send-request.ts'

// Needed where something failed, perhaps the network: its code comes beside the page, not with the failure.
const WhyFailed = lazyAgain(() => import('./why-failed.tsx').then((module) => module.WhyFailed), {
  ahead: true,
})

type Props = { sending: Sending; submitId: string }

/** What came of the last try, if it did not work. */
export const Failed = ({ sending: { trouble, takeInstead }, submitId }: Props) =>
  trouble && (
    <Suspense>
      <WhyFailed trouble={trouble} takeInstead={takeInstead} submitId={submitId} />
    </Suspense>
  )

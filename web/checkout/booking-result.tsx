import { useEffect, useMemo, useState } from 'react'
import { clearPaid, readPending } from '#web/drafts.ts'
import { readSuccess } from './success-address.ts'
import { SuccessScreen } from './success-screen.tsx'

/** What the address tells of a booking that is made; the draft has done its work. */
export function BookingResult({ search, email }: { search: string; email: string }) {
  const { receipt } = useMemo(() => readSuccess(search), [search])
  // Before it is cleared: who held it has paid it, and may open its page.
  const [hold] = useState(() => readPending()?.hold)
  useEffect(clearPaid, [])
  return <SuccessScreen receipt={receipt} email={email} hold={hold} waiting={false} />
}

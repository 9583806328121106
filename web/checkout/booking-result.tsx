import { useEffect, useMemo } from 'react'
import { clearPaid } from '#web/drafts.ts'
import { readSuccess } from './success-address.ts'
import { SuccessScreen } from './success-screen.tsx'

/** What the address tells of a booking that is made; the draft has done its work. */
export function BookingResult({ search, email }: { search: string; email: string | undefined }) {
  const { receipt } = useMemo(() => readSuccess(search), [search])
  useEffect(clearPaid, [])
  return <SuccessScreen receipt={receipt} email={email} waiting={false} />
}

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#contract/api.ts'
import { quoteRide } from '#domain/activities/efoil-ride.ts'
import type { RideForm } from '#domain/booking/ride-form.ts'
import { locationOf } from '#domain/locations.ts'
import { euroText } from '#domain/money.ts'
import { call } from '#web/api.ts'
import type { Attempt } from './attempt.ts'
import { attemptOf, leavesOpen } from './attempt.ts'

/** The body of POST /api/test-drive as spec 1 §3 has it; the place by its display name. */
const bodyOf = (form: RideForm) => ({
  ...form,
  location: locationOf(form.location).label,
  totalPrice: euroText(quoteRide({ foils: form.foilCount, duration: form.duration }).totalCents),
})

/** Books a test drive. Sending the same again after a lost answer cannot book it twice. */
export function useSendTestDrive() {
  const attempt = useRef<Attempt>(undefined)
  return useMutation({
    mutationFn: (form: RideForm) => {
      const body = bodyOf(form)
      attempt.current = attemptOf(attempt.current, JSON.stringify(body), () => crypto.randomUUID())
      return call(api.bookTestDrive, { body, idempotencyKey: attempt.current.key })
    },
    onSuccess: () => {
      attempt.current = undefined
    },
    onError: (error) => {
      if (!leavesOpen(error)) attempt.current = undefined
    },
  })
}

import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { screens } from '#contract/screens.ts'
import { useNow } from '#web/booking/clock.ts'
import { Progress } from '#web/booking/progress.tsx'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { ConfirmRide } from './confirm-ride.tsx'
import { legacyRide } from './legacy-ride.ts'

const choose = '/booking/efoil-private'

export const meta = () => headOf({ title: 'Confirm your ride', screen: screens.efoilConfirm })

/** The legacy way: a private ride that is paid on site. */
export default function EfoilConfirmPage() {
  // The prerendered page knows no browser, so no choice.
  const live = useNow() !== undefined
  return (
    <div className="max-lg:[&>footer]:pb-24">
      <PageFrame footer="slim">
        <div className="mx-auto min-h-svh max-w-page px-gutter pt-6 pb-16 lg:pb-20">
          <div className="way">
            <Link to={choose} className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
              <ArrowLeft className="size-5" aria-hidden="true" />
              Change ride
            </Link>
            <Progress at="Details" last="Done" />
          </div>
          <div className="mt-6 grid gap-x-14 lg:grid-cols-[1fr_23rem] lg:grid-rows-[auto_1fr]">
            <div className="mb-8">
              <h1 className="display text-5xl">Who is coming?</h1>
              <p className="mt-3 max-w-[44ch] text-lg text-muted">
                One name is enough for all of you. Payment is collected on site.
              </p>
            </div>
            {live && <Handed />}
          </div>
        </div>
      </PageFrame>
    </div>
  )
}

/** Without a choice there is nothing to confirm. */
function Handed() {
  const [handed] = useState(legacyRide.read)
  return handed ? <ConfirmRide handed={handed} /> : <Navigate to={choose} replace />
}

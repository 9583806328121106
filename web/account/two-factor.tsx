import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { User } from '#contract/views.ts'
import { reading } from '#web/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusGroup } from '#web/ui/focus-group.ts'
import { type TwoFactorAct, TwoFactorDialog } from './two-factor-dialog.tsx'

/** The part of a staff profile that turns the second factor on and off. */
export function TwoFactor({ user }: { user: User }) {
  const state = useQuery(reading(api.twoFactor))
  const { data } = state
  const hasFailed = state.isError && !data
  const [act, setAct] = useState<TwoFactorAct>()
  const focusGroup = useFocusGroup()
  return (
    <section aria-labelledby="two-factor" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="two-factor" className="text-xl">
          Two-factor sign-in
        </h2>
        <p className="mt-1 text-muted">
          {data?.on
            ? `On. Signing in asks for a code from your app. ${data.recoveryCodesLeft} of 10 recovery codes are left.${data.required ? ' Your account must have it.' : ''}`
            : hasFailed
              ? 'Whether it is on could not be loaded, try again.'
              : 'Signing in also asks for a code from an app on your phone: a stolen password alone opens nothing.'}
        </p>
      </div>
      <div {...focusGroup} className="contents">
        {data?.on ? (
          <>
            <Button kind="line" className="max-sm:w-full" onClick={() => setAct('renew')}>
              New recovery codes
            </Button>
            {!data.required && (
              <Button kind="line" className="max-sm:w-full" onClick={() => setAct('end')}>
                Turn off
              </Button>
            )}
          </>
        ) : hasFailed ? (
          <Button
            kind="line"
            className="max-sm:w-full"
            busy={state.isFetching}
            busyLabel="Trying again..."
            onClick={() => void state.refetch()}
          >
            Try again
          </Button>
        ) : (
          <Button
            kind="line"
            className="max-sm:w-full"
            aria-disabled={!data || undefined}
            onClick={() => data && setAct('begin')}
          >
            Turn on
          </Button>
        )}
      </div>
      {act && <TwoFactorDialog act={act} user={user} onClose={() => setAct(undefined)} />}
    </section>
  )
}

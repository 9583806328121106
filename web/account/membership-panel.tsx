import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sentenceOf } from '#web/api.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { membershipQuery } from './member-queries.ts'
import { Saved } from './member-saved.tsx'
import { Wallet } from './member-wallet.tsx'

/** Hours and savings of the own membership; says plainly where there is none, or where it ended. */
export function MembershipPanel() {
  const { data, isError, error, isFetching, refetch } = useQuery(membershipQuery())
  if (isError)
    return (
      <Note kind="error" role="alert" className="mt-5" title="Hours and savings could not be loaded.">
        {sentenceOf(error, 'Check the connection.')}{' '}
        <Button
          kind="line"
          size="sm"
          className="mt-2 max-md:min-h-11"
          busy={isFetching}
          busyLabel="Trying again..."
          onClick={() => void refetch()}
        >
          Try again
        </Button>
      </Note>
    )
  if (!data) return <span aria-hidden="true" className="skel mt-5 block h-90 rounded-xl! max-sm:-mx-2" />
  if (data.type === null)
    return (
      <section className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-sunken p-6 max-sm:-mx-2 sm:px-10">
        <p className="max-w-[52ch] text-muted">
          <b className="block font-semibold text-ink">This account has no membership yet.</b>
          Riding hours and savings stand here from the first day of one.
        </p>
        <Link to="/membership" className={buttonClass('line', 'md')}>
          See the membership
        </Link>
      </section>
    )
  return (
    <>
      {!data.active && (
        <Note kind="info" className="mt-5" title="Your membership has ended.">
          What it brought stays here.{' '}
          <Link to="/membership" className="font-semibold underline">
            Renew it
          </Link>
        </Note>
      )}
      <div className="mt-5 grid rounded-xl bg-surface shadow-hair max-sm:-mx-2 lg:grid-cols-2">
        <Wallet hours={data.hours} />
        <Saved membership={data} />
      </div>
    </>
  )
}

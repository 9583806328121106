import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { StaffAccount } from '#contract/calls/people-calls.ts'
import { momentText } from '#web/admin/admin-words.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { NotRead } from '#web/desk/list-states.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { Button } from '#web/ui/button.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { actsQuery, actText, peopleQuery } from './people-query.ts'
import { type PersonAct, PersonDialog } from './person-dialogs.tsx'
import { PersonRow } from './person-row.tsx'

/** Staff accounts: invite, change and disable them. In force at once; not part of the draft. */
export function PeoplePart() {
  const people = useQuery(peopleQuery())
  const { user } = useSignedIn()
  const now = useNow()
  const [inviting, setInviting] = useState(false)
  const [asked, setAsked] = useState<{ act: PersonAct; person: StaffAccount }>()
  const isSelf = ({ id }: StaffAccount) => id === user?.id
  return (
    <div className="grid gap-5 pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[52ch] text-muted">
          Who can sign in to work here. Changes apply at once, without publishing.
        </p>
        <Button kind="ink" size="md" onClick={() => setInviting(true)}>
          <UserPlus />
          Invite somebody
        </Button>
      </div>
      <section className="card" aria-label="Staff accounts">
        {people.data && now ? (
          <ul className="divide-y divide-line">
            {people.data.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                isSelf={isSelf(person)}
                now={now.toString()}
                onAsk={(act) => setAsked({ act, person })}
              />
            ))}
          </ul>
        ) : (
          <NotRead read={people} title="The accounts are missing" />
        )}
      </section>
      <Journal now={now?.toString()} />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {asked && <PersonDialog {...asked} isSelf={isSelf(asked.person)} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

const maxShown = 20

/** The latest actions. */
function Journal({ now }: { now: string | undefined }) {
  const house = useHouse()
  const { data } = useQuery(actsQuery())
  if (!data || data.length === 0 || now === undefined) return null
  return (
    <section aria-label="Journal of accounts">
      <h2 className="text-xl">Journal</h2>
      <ol className="card mt-3 divide-y divide-line">
        {data.slice(0, maxShown).map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 [overflow-wrap:anywhere] sm:px-5"
          >
            <span>
              <b className="font-semibold">{line.by ?? 'An erased account'}</b> {actText(house, line)}
            </span>
            <span className="tnum text-sm text-muted">{momentText(line.at, now)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

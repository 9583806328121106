import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#contract/account-client.ts'
import type { StaffAccount } from '#contract/calls/people-calls.ts'
import { givenRoles, roleFacts } from '#domain/roles.ts'
import { call } from '#web/call.ts'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { RoleOptions } from './invite-dialog.tsx'
import { changePerson, nameOf, useAct } from './people-query.ts'
import { RightsDialog } from './rights-dialog.tsx'

type Props = { person: StaffAccount; isSelf: boolean; onClose: () => void }

function RoleDialog({ person, onClose }: Props) {
  const name = nameOf(person)
  const change = useAct()
  const [role, setRole] = useState(givenRoles.find((one) => one === person.role))
  const save = () => {
    if (role === undefined || role === person.role) return onClose()
    change.mutate(() => changePerson(person, { role }), {
      onSuccess: () => {
        onClose()
        toast({ title: `${name} is ${roleFacts[role].label} now`, text: 'They have to sign in again.' })
      },
    })
  }
  return (
    <AskDialog
      wide
      title={`Role of ${name}`}
      description="They are signed out everywhere and see the new role's work when they sign in again."
      keep="Cancel"
      label="Save"
      busyLabel="Saving..."
      onAct={save}
      onClose={onClose}
      isPending={change.isPending}
      error={change.error}
      failed="The role was not changed"
    >
      <div className="mt-5">
        <RoleOptions value={role} onChange={setRole} />
      </div>
    </AskDialog>
  )
}

/** Asks before an account is disabled. */
const DisableDialog = ({ person, onClose }: Props) => (
  <ActDialog
    onClose={onClose}
    title={`Disable ${nameOf(person)}?`}
    description="They are signed out on every device at once and cannot sign in. What they did stays in the history, and you can enable them again."
    label="Disable"
    busyLabel="Disabling..."
    tone="danger"
    act={() => changePerson(person, { disabled: true })}
    done={{
      title: `${nameOf(person)} is disabled`,
      text: 'Signed out everywhere. You can enable them again.',
    }}
    failed="The account was not disabled"
  />
)

/** Asks before an account must have a second factor; the owner's own account must already have one. */
const RequireDialog = ({ person, isSelf, onClose }: Props) =>
  isSelf && !person.twoFactor ? (
    <Dialog
      open
      onClose={onClose}
      title="Turn on your own second factor first"
      description="Otherwise you would be locked out of this page. Turn it on in your profile, with your phone; then come back."
      actions={
        <>
          <Button kind="line" size="md" data-safe onClick={onClose}>
            Not now
          </Button>
          <Link to="/profile" className={buttonClass('ink', 'md')}>
            Open my profile
          </Link>
        </>
      }
    />
  ) : (
    <ActDialog
      onClose={onClose}
      title={`Require a second factor from ${nameOf(person)}?`}
      description={
        person.twoFactor
          ? 'It is on, and they cannot turn it off while you require it.'
          : 'From their next click, even if already signed in, they must set it up on their phone before anything else.'
      }
      label="Require it"
      busyLabel="Saving..."
      act={() => changePerson(person, { twoFactorRequired: true })}
      done={{
        title: `${nameOf(person)} must have a second factor`,
        text: person.twoFactor ? 'It stays on.' : 'They are asked to set it up.',
      }}
      failed="The second factor is not required"
    />
  )

/** Asks before an account may sign in by password only. */
const TwoFactorDialog = ({ person, onClose }: Props) => (
  <ActDialog
    onClose={onClose}
    title={`Reset the second factor of ${nameOf(person)}?`}
    description={`For a lost phone. Make sure that it is really they who ask. They are signed out everywhere and then need only their password. ${person.twoFactorRequired ? 'Then they must set it up again before anything else.' : 'They can turn it on again in their profile.'}`}
    label="Reset"
    busyLabel="Resetting..."
    tone="danger"
    act={() => call(api.resetPersonTwoFactor, { params: { id: String(person.id) } })}
    done={{
      title: `${nameOf(person)} has no second factor`,
      text: 'They can turn it on again in their profile.',
    }}
    failed="The second factor was not reset"
  />
)

type ActProps = Omit<ComponentProps<typeof AskDialog>, 'keep' | 'onAct'> & {
  act: () => Promise<StaffAccount>
  /** The message after success. */
  done: { title: string; text: string }
}

function ActDialog({ act, done, ...dialog }: ActProps) {
  const { mutate, isPending, error } = useAct()
  const run = () =>
    mutate(act, {
      onSuccess: () => {
        dialog.onClose()
        toast(done)
      },
    })
  return <AskDialog {...dialog} keep="Keep" onAct={run} isPending={isPending} error={error} />
}

const dialogs = {
  role: RoleDialog,
  rights: RightsDialog,
  disable: DisableDialog,
  'two-factor': TwoFactorDialog,
  require: RequireDialog,
}
export type PersonAct = keyof typeof dialogs

/** The dialog before an action on an account. */
export function PersonDialog({ act, ...props }: Props & { act: PersonAct }) {
  const ActDialog = dialogs[act]
  return <ActDialog {...props} />
}

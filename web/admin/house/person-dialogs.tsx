import { useState } from 'react'
import type { StaffAccount } from '#contract/calls/people.ts'
import { givenRoles, roleFacts } from '#domain/roles.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { RoleOptions } from './invite-dialog.tsx'
import { changeOf, nameOf, useAct } from './people.ts'

type Props = { person: StaffAccount; onClose: () => void }

/** Another role for somebody. */
export function RoleDialog({ person, onClose }: Props) {
  const name = nameOf(person)
  const change = useAct(changeOf(person.id))
  const [role, setRole] = useState(givenRoles.find((one) => one === person.role))
  const save = () => {
    if (role === undefined || role === person.role) return onClose()
    change.mutate(
      { role },
      {
        onSuccess: () => {
          onClose()
          toast({ title: `${name} is ${roleFacts[role].label} now`, text: 'They have to sign in again.' })
        },
      },
    )
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(stays) => stays || onClose()}
      locked={change.isPending}
      title={`Role of ${name}`}
      description="They are signed out everywhere and see the new role's work when they sign in again."
      actions={
        <>
          <Button kind="line" size="md" data-safe onClick={onClose} aria-disabled={change.isPending}>
            Cancel
          </Button>
          <Button kind="ink" size="md" busy={change.isPending} busyLabel="Saving..." onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="mt-5">
        <RoleOptions value={role} onChange={setRole} />
      </div>
      <Refused error={change.error} title="The role was not changed." />
    </Dialog>
  )
}

/** Asks before somebody is shut out. */
export function DisableDialog({ person, onClose }: Props) {
  const name = nameOf(person)
  const change = useAct(changeOf(person.id))
  const disable = () =>
    change.mutate(
      { disabled: true },
      {
        onSuccess: () => {
          onClose()
          toast({ title: `${name} is disabled`, text: 'Signed out everywhere. You can enable them again.' })
        },
      },
    )
  return (
    <Dialog
      open
      onOpenChange={(stays) => stays || onClose()}
      locked={change.isPending}
      title={`Disable ${name}?`}
      description="They are signed out on every device at once and cannot sign in. What they did stays in the histories, and you can enable them again."
      actions={
        <>
          <Button kind="line" size="md" data-safe onClick={onClose} aria-disabled={change.isPending}>
            Keep
          </Button>
          <Button kind="danger" size="md" busy={change.isPending} busyLabel="Disabling..." onClick={disable}>
            Disable
          </Button>
        </>
      }
    >
      <Refused error={change.error} title="The account was not disabled." />
    </Dialog>
  )
}

const Refused = ({ error, title }: { error: unknown; title: string }) =>
  error ? (
    <Note kind="error" role="alert" className="mt-4" title={title}>
      {whyFailed(error)}
    </Note>
  ) : null

import { useId } from 'react'
import { api } from '#contract/account-client.ts'
import type { GivenRole } from '#domain/roles.ts'
import { Tick } from '#web/booking/tick.tsx'
import { call, problemOf } from '#web/call.ts'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { useSending } from '#web/sending.ts'
import { Field } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { toast } from '#web/ui/toast.tsx'
import { boundTo } from './bound.ts'
import { useKept } from './kept-entries.ts'
import { roleOptions, useAct } from './people-query.ts'

const empty = {
  fullName: '',
  email: '',
  username: '',
  role: 'rayfoil_ambassador' as GivenRole,
  twoFactorRequired: false,
}

/** A new staff account: the person and the role. The person chooses the password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [form, edit, drop] = useKept('invitation', empty)
  const { mutateAsync } = useAct()
  const invite = useSending((body: typeof empty, idempotencyKey) =>
    mutateAsync(() => call(api.invitePerson, { body, idempotencyKey })),
  )
  const problem = problemOf(invite.error)
  const wrong =
    problem?.code === 'username_taken' ? [{ path: 'username', message: problem.detail }] : problem?.errors
  const bound = boundTo(form, edit, (path) => wrong?.find((one) => one.path === path)?.message)
  const text = (name: 'fullName' | 'email' | 'username') => ({ ...bound.text(name), autoComplete: 'off' })
  const send = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (invite.isPending) return
    invite.mutate(form, {
      onSuccess: () => {
        drop()
        onClose()
        toast({
          title: `${form.fullName.trim()} is invited`,
          text: 'A mail with a link to choose a password is on its way.',
        })
      },
    })
  }
  return (
    <AskDialog
      wide
      title="Invite somebody"
      description="They get a mail with a link to choose a password. It works once, within seven days."
      keep="Cancel"
      label="Send the invitation"
      busyLabel="Inviting..."
      form={id}
      onClose={onClose}
      isPending={invite.isPending}
      error={wrong ? undefined : invite.error}
      failed="The invitation was not sent"
      unknown="We cannot tell whether the invitation was sent"
    >
      <form id={id} onSubmit={send} noValidate className="mt-5 grid gap-4">
        <Field label="Name" maxLength={120} {...text('fullName')} />
        <Field label="Email" type="email" inputMode="email" maxLength={254} {...text('email')} />
        <Field
          label="Username"
          maxLength={80}
          hint="They sign in with it, and the history of bookings shows it."
          {...text('username')}
        />
        <RoleOptions {...bound.field('role')} />
        <Tick {...bound.tick('twoFactorRequired')}>
          <b className="block font-semibold">Require a second factor</b>
          <span className="text-sm text-muted">They set it up on their phone before anything else.</span>
        </Tick>
      </form>
    </AskDialog>
  )
}

type RoleProps = { value: GivenRole | undefined; onChange: (role: GivenRole) => void }

export const RoleOptions = ({ value, onChange }: RoleProps) => (
  <Options
    legend="Role"
    look="tile"
    className="grid grid-cols-2 gap-2"
    options={roleOptions}
    value={value}
    onChange={onChange}
  />
)

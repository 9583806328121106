import {
  Ban,
  KeyRound,
  LogOut,
  Mail,
  RotateCcw,
  Shield,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  UserCog,
} from 'lucide-react'
import { api } from '#contract/account-client.ts'
import type { StaffAccount } from '#contract/calls/people-calls.ts'
import { roleFacts } from '#domain/roles.ts'
import { call } from '#web/call.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.tsx'
import { changePerson, differenceText, factorText, nameOf, stateText, useAct } from './people-query.ts'
import type { PersonAct } from './person-dialogs.tsx'

type Props = {
  person: StaffAccount
  isSelf: boolean
  now: string
  onAsk: (act: PersonAct) => void
}

/** A staff account with its actions. */
export function PersonRow({ person, isSelf, now, onAsk }: Props) {
  const { id, username, email, role, rights, disabled, invited, twoFactor, twoFactorRequired } = person
  const act = useAct()
  const house = useHouse()
  const name = nameOf(person)
  const factor = factorText(person)
  const differs = differenceText(house, role, rights).join(', ')
  const at = { params: { id: String(id) } }
  const atOnce = (work: () => Promise<StaffAccount>, title: string, text: string) => () =>
    act.mutate(work, {
      onSuccess: () => toast({ title, text }),
      onError: (error) => toastFailed(error),
    })
  const ask = (what: PersonAct) => () => onAsk(what)
  const signOut: MenuItem = {
    label: 'Sign out everywhere',
    icon: <LogOut />,
    onSelect: atOnce(() => call(api.signPersonOut, at), `${name} is signed out`, 'On every device, at once.'),
  }
  const sendLink: MenuItem = {
    label: 'Send a new link',
    icon: <Mail />,
    onSelect: atOnce(
      () => call(api.invitePersonAgain, at),
      `A new link goes to ${email}`,
      'The earlier link no longer works.',
    ),
  }
  const requirement: MenuItem = twoFactorRequired
    ? {
        label: 'No longer require a second factor',
        icon: <Shield />,
        onSelect: atOnce(
          () => changePerson(person, { twoFactorRequired: false }),
          `${name} no longer needs a second factor`,
          twoFactor ? 'It stays on until they turn it off.' : 'They need only their password.',
        ),
      }
    : { label: 'Require a second factor', icon: <ShieldAlert />, onSelect: ask('require') }
  const others: MenuItem[] = [
    { label: 'Change role', icon: <UserCog />, onSelect: ask('role') },
    { label: 'Change rights', icon: <KeyRound />, onSelect: ask('rights') },
    invited && !disabled ? sendLink : signOut,
    requirement,
    ...(twoFactor
      ? [{ label: 'Reset second factor', icon: <ShieldOff />, onSelect: ask('two-factor') }]
      : []),
    disabled
      ? {
          label: 'Enable',
          icon: <RotateCcw />,
          onSelect: atOnce(
            () => changePerson(person, { disabled: false }),
            `${name} is enabled`,
            'They can sign in again.',
          ),
        }
      : { label: 'Disable', icon: <Ban />, tone: 'danger', onSelect: ask('disable') },
  ]
  return (
    <li aria-label={name} className="flex items-center gap-3 py-3.5 pr-2 pl-4 sm:pr-3 sm:pl-5">
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 [overflow-wrap:anywhere] md:grid-cols-[1.4fr_1fr_1.2fr] md:items-center">
        <div className={disabled ? 'text-muted' : ''}>
          <b className="font-semibold">
            <bdi>{name}</bdi>
          </b>
          {isSelf && <span className="count ml-2">you</span>}
          <span className="block text-sm text-muted">
            {username}
            {email !== null && `, ${email}`}
          </span>
        </div>
        <p className={disabled ? 'text-muted' : ''}>
          {roleFacts[role].label}
          {differs !== '' && (
            <span className="block text-sm text-muted first-letter:uppercase">{differs}</span>
          )}
        </p>
        <p className="text-sm text-muted">
          {stateText(person, now)}
          {factor !== undefined && (
            <span className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:flex-none">
              {twoFactor ? <ShieldCheck /> : <ShieldAlert />}
              {factor}
            </span>
          )}
        </p>
      </div>
      <Menu label={`More for ${name}`} items={isSelf ? [signOut, requirement] : others} />
    </li>
  )
}

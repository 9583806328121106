import { useQueryClient } from '@tanstack/react-query'
import { Copy, Download } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { User } from '#contract/views.ts'
import { call } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refusedBy } from './login-calls.ts'
import { CodeField } from './login-code.tsx'
import { PasswordField, refusedFields } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

export type TwoFactorAct = 'begin' | 'renew' | 'end'

const words = {
  begin: { title: 'Turn on two-factor sign-in', button: 'Next', why: 'First, your password.' },
  renew: {
    title: 'New recovery codes',
    button: 'Make new codes',
    why: 'The codes you have now stop working.',
  },
  end: {
    title: 'Turn off two-factor sign-in',
    button: 'Turn off',
    why: 'Signing in will need your password only.',
  },
}
const refused = refusedBy('This could not be saved')
const blank = { currentPassword: '', code: '' }

type Props = {
  act: TwoFactorAct
  user: User
  onClose: () => void
  /** New recovery codes were shown. */
  onDone?: () => void
}

/** Asks for the password; then a new key is scanned and confirmed by its first code, and recovery codes are shown once. */
export function TwoFactorDialog({ act, user, onClose, onDone = onClose }: Props) {
  const form = useId()
  const client = useQueryClient()
  const [begun, setBegun] = useState<NewKey>()
  const [codes, setCodes] = useState<readonly string[]>()
  const readAgain = () => void client.invalidateQueries({ queryKey: [api.twoFactor.path] })
  const {
    sending: send,
    field,
    submit,
    setFocus,
  } = useAccountForm(blank, {
    mutationFn: async ({ currentPassword, code }) => {
      if (begun) setCodes((await call(api.confirmTwoFactor, { body: { code } })).recoveryCodes)
      else if (act === 'begin') setBegun(await call(api.beginTwoFactor, { body: { currentPassword } }))
      else if (act === 'renew')
        setCodes((await call(api.newRecoveryCodes, { body: { currentPassword, code } })).recoveryCodes)
      else await call(api.endTwoFactor, { body: { currentPassword, code } })
    },
    // If the answer was lost, it may be on.
    onError: readAgain,
    onSuccess: () => {
      readAgain()
      if (act !== 'end') return
      toast({ title: 'Two-factor sign-in is off', text: 'Your password alone signs you in again.' })
      onClose()
    },
  })
  useEffect(() => {
    if (begun) setFocus('code')
  }, [begun, setFocus])
  const { title, button, why } = words[act]
  const say = (name: keyof typeof blank, missing: string) =>
    field(name, (typed) => typed.trim() !== '' || missing)

  if (codes)
    return (
      <Dialog
        open
        onClose={onDone}
        locked
        title="Save your recovery codes"
        description="Without your phone, each signs you in once. They are not shown again."
        actions={
          <Button kind="ink" onClick={onDone}>
            I have saved them
          </Button>
        }
      >
        <RecoveryCodes codes={codes} username={user.username} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      locked={send.isPending}
      title={begun ? 'Scan this with your app' : title}
      description={begun ? 'Any authenticator app will do. Then type the six digits that it shows.' : why}
      actions={
        <>
          <Button kind="line" onClick={onClose} aria-disabled={send.isPending || undefined}>
            Leave it as it is
          </Button>
          <Button kind="ink" type="submit" form={form} busy={send.isPending} busyLabel="Checking...">
            {begun ? 'Turn on' : button}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        {begun ? (
          <TwoFactorKey {...begun} />
        ) : (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...say('currentPassword', 'Please enter your password')}
          />
        )}
        {(begun || act !== 'begin') && (
          <CodeField hasRecovery={!begun} {...say('code', 'Please enter the code')} />
        )}
        {send.isError && refusedFields(send.error).length === 0 && (
          <Note kind="error" role="alert" title={refused(send.error)} />
        )}
        {/* For password managers. It is last because the dialog focuses its first field. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      </form>
    </Dialog>
  )
}

type NewKey = { secret: string; uri: string; qr: { size: number; path: string } }

/** A new key for an authenticator app: to scan, to open on this phone, or to type. */
function TwoFactorKey({ secret, uri, qr }: NewKey) {
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <svg
        role="img"
        aria-label="QR code with the key of your account"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="size-48 rounded-md bg-white fill-black shadow-hair"
      >
        <path d={qr.path} />
      </svg>
      <p className="text-sm text-muted">
        On this phone?{' '}
        <a href={uri} className="font-semibold text-link underline underline-offset-4">
          Open your app
        </a>
        , or type this key:
        <code className="mt-1 block font-mono break-words text-ink select-all">
          {secret.match(/.{1,4}/g)!.join(' ')}
        </code>
      </p>
    </div>
  )
}

/** Recovery codes, to copy or to save as a file. */
function RecoveryCodes({ codes, username }: { codes: readonly string[]; username: string }) {
  const { brand } = useHouse()
  const text = `${brand.name}, recovery codes of ${username}\nEach works once.\n\n${codes.join('\n')}\n`
  return (
    <>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sea-50 p-5 text-center font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-2.5 max-sm:*:flex-1">
        <Button kind="line" size="md" data-safe onClick={() => void copy(text)}>
          <Copy />
          Copy
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${brand.name.toLowerCase()}-recovery-codes.txt`}
          className={buttonClass('line', 'md')}
        >
          <Download />
          Save as a file
        </a>
      </p>
    </>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Recovery codes copied' })
  } catch {
    toast({ title: 'The codes could not be copied', text: 'Save the file instead.', tone: 'destructive' })
  }
}

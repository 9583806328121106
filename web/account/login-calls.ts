import type { QueryClient } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { User } from '#contract/views.ts'
import { call, leavesOpen, problemOf, sentenceOf } from '#web/call.ts'
import { checked } from '#web/drafts.ts'
import { writePending } from '#web/new-pending.ts'
import { readStored } from '#web/pending-store.ts'
import { signIn } from '#web/shell/signed-in.ts'
import { toast } from '#web/ui/toast.tsx'

type Done = (user: User) => void
type Session = { user: User; sessionId: string }
type Credentials = { username: string; password: string; code?: string }
type NewAccount = Omit<Credentials, 'code'> & { fullName: string; email: string }

/** The server's sentence, else the given one: a network failure must not look like a wrong password. */
export const refusedBy = (otherwise: string) => (error: unknown) =>
  problemOf(error)
    ? sentenceOf(error, otherwise)
    : 'We cannot be reached right now. What you typed is kept; check your connection and try again.'

export const loginRefused = refusedBy('Invalid username or password')

/** The password is right, and the account has a second factor. */
export const needsCode = (error: unknown): boolean => problemOf(error)?.code === 'second_factor_required'

export const signupRefused = refusedBy('Failed to create account')

const begin =
  (client: QueryClient, onDone: Done) =>
  (session: Session): void => {
    signIn(client, session)
    renewHold()
    onDone(session.user)
  }

/**
 * The account cannot see what this tab held as a guest, so checkout makes a new hold in place of the guest's, which would block
 * the same units. A hold with a payment in progress stays, as it may have been paid: checkout checks that.
 */
function renewHold(): void {
  try {
    const stored = readStored({ shared: false })
    const pending = stored && checked(stored)
    if (!pending?.hold || pending.hold.tried) return
    const { bookingId, clientSecret } = pending.hold
    writePending({ ...pending, key: crypto.randomUUID(), replaces: { bookingId, clientSecret } })
  } catch {
    // Private mode: nothing was stored.
  }
}

/** Sign-in as a mutation, for the form and for the demo's one-click buttons. */
export const signInWith = (client: QueryClient, onDone: Done) => ({
  mutationFn: (body: Credentials) => call(api.login, { body }),
  onSuccess: begin(client, onDone),
  onError: (error: Error) => {
    if (!needsCode(error)) toast({ title: 'Login failed', text: loginRefused(error), tone: 'destructive' })
  },
})

/** `mayExist`: an earlier try whose answer was lost may have created the account; then it is signed in. */
export const signUpWith = (client: QueryClient, onDone: Done, mayExist: { current: boolean }) => ({
  mutationFn: (account: NewAccount) =>
    call(api.signup, { body: { ...account, role: 'regular_user', membershipType: 'regular' } }).catch(
      (error: unknown) => {
        if (leavesOpen(error)) mayExist.current = true
        const isOurs = mayExist.current && problemOf(error)?.code === 'username_taken'
        if (!isOurs) throw error
        const { username, password } = account
        return call(api.login, { body: { username, password } }).catch(() => {
          throw error
        })
      },
    ),
  onSuccess: begin(client, onDone),
  onError: (error: Error) =>
    toast({ title: 'Sign up failed', text: signupRefused(error), tone: 'destructive' }),
})

/** Where to go after signing in: an address of this site, or undefined. Redirecting to another site would be a trap. */
export function nextAddress(params: string | null): string | undefined {
  if (params === null || !params.startsWith('/')) return undefined
  const here = 'https://here.invalid'
  if (!URL.canParse(params, here)) return undefined
  const url = new URL(params, here)
  // `/.//x` is a path of this site, but resolves to `//x`, which is another site.
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

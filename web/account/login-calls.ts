import type { QueryClient } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { User } from '#contract/views.ts'
import { call, leavesOpen, problemOf, sentenceOf } from '#web/call.ts'
import { signIn } from '#web/shell/signed-in.ts'
import { toast } from '#web/ui/toast.tsx'

type Done = (user: User) => void
type Credentials = { username: string; password: string; code?: string }
type NewAccount = Omit<Credentials, 'code'> & { fullName: string; email: string }

/** The server's sentence, else the given one: a failed network must not be shown as a wrong password. */
export const refusedBy = (otherwise: string) => (error: unknown) =>
  problemOf(error)
    ? sentenceOf(error, otherwise)
    : 'We cannot be reached right now. What you typed is kept; check your connection and try again.'

/** The message after a refused sign-in. */
export const loginRefused = refusedBy('Invalid username or password')

/** The password is right, and the account has a second factor. */
export const needsCode = (error: unknown): boolean => problemOf(error)?.code === 'second_factor_required'

export const signupRefused = refusedBy('Failed to create account')

/** Sign-in as a mutation, for the form and for the demo's one click. */
export const signInWith = (client: QueryClient, onDone: Done) => ({
  mutationFn: (body: Credentials) => call(api.login, { body }),
  onSuccess: (session: { user: User; sessionId: string }) => {
    signIn(client, session)
    onDone(session.user)
  },
  onError: (error: Error) => {
    if (!needsCode(error)) toast({ title: 'Login failed', text: loginRefused(error), tone: 'destructive' })
  },
})

/** `mayExist`: whether an earlier try, whose answer was lost, may have made the account; then it is signed in. */
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
  onSuccess: (session: { user: User; sessionId: string }) => {
    signIn(client, session)
    onDone(session.user)
  },
  onError: (error: Error) =>
    toast({ title: 'Sign up failed', text: signupRefused(error), tone: 'destructive' }),
})

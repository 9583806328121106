import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { LogIn, ShieldCheck } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { problemOf, storedSession } from '#web/call.ts'
import { userQuery } from '#web/queries.ts'
import { blockRedirect, isFactorMissing, isTyped, setUpAddress } from '#web/query-provider.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { DialogNotice } from '#web/ui/dialog.tsx'

/** Notices that block all actions of an account, shown above a page and in dialogs where they can be resolved. */
export const BlockingNotices = ({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) => (
  <DialogNotice value={isSignedIn && <FactorMissing className="mt-5 text-sm" />}>
    {isSignedIn && (
      <>
        <SessionEnded />
        <FactorMissing className={abovePage} />
      </>
    )}
    {/* Covers input in dialogs too: React's events bubble to here from portals. */}
    <div className="contents" onInput={stayWithTarget} onPaste={stayWithTarget}>
      {children}
    </div>
  </DialogNotice>
)

const stayWithTarget = ({ target }: SyntheticEvent) => target instanceof Node && blockRedirect(target)

const abovePage = 'sticky top-16 z-20 mb-5 lg:top-4'

type StripProps = { title: string; text: string; className: string; children: ReactNode }

const Strip = ({ title, text, className, children }: StripProps) => (
  <div
    role="alert"
    className={`flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-lg bg-amber-50 py-3 pr-3 pl-4 shadow-[inset_0_0_0_1px_var(--color-amber-200)] ${className}`}
  >
    <p>
      <b className="block font-semibold">{title}</b>
      <span className="text-muted">{text}</span>
    </p>
    {children}
  </div>
)

const notBefore = 'Nothing can be changed until then. What you typed stays.'

/** The session has ended: the lists are outdated. Sign-in returns to this page; if there is input, it opens in another tab. */
function SessionEnded() {
  const client = useQueryClient()
  const here = useHere()
  if (!useRefused(isEnd)) return null
  const stays = isTyped()
  // Otherwise the sign-in page would show the account as signed in.
  const clearSession = () => {
    storedSession.write(null)
    client.removeQueries({ queryKey: userQuery().queryKey })
  }
  return (
    <Strip
      title="You are signed out."
      text={stays ? notBefore : 'What you see may be old; nothing can be changed.'}
      className={abovePage}
    >
      <Link
        to={`/login?next=${encodeURIComponent(here)}`}
        {...(stays ? { target: '_blank', rel: 'noreferrer' } : { onClick: clearSession })}
        className={buttonClass('ink', 'md')}
      >
        <LogIn />
        Sign in{stays && ' in another tab'}
      </Link>
    </Strip>
  )
}

/** There is input on this page, so it stays (web/query-provider.tsx), and the second factor is set up in another tab. */
function FactorMissing({ className }: { className: string }) {
  const here = useHere()
  if (!useRefused(isFactorMissing)) return null
  return (
    <Strip title="Your account must have a second factor." text={notBefore} className={className}>
      <a href={setUpAddress(here)} target="_blank" rel="noreferrer" className={buttonClass('ink', 'md')}>
        <ShieldCheck />
        Set it up in another tab
      </a>
    </Strip>
  )
}

function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}

const isEnd = (error: unknown): boolean => problemOf(error)?.status === 401

/** Whether a read was refused for this reason; refused reads are repeated when the window gets the focus again. */
function useRefused(is: (error: unknown) => boolean): boolean {
  const client = useQueryClient()
  const subscribe = useCallback((tell: () => void) => client.getQueryCache().subscribe(tell), [client])
  const isRefused = useSyncExternalStore(
    subscribe,
    () => wasRefused(client, is),
    () => false,
  )
  useEffect(() => {
    if (!isRefused) return
    const askAgain = () => void client.refetchQueries({ predicate: ({ state }) => is(state.error) })
    addEventListener('focus', askAgain)
    return () => removeEventListener('focus', askAgain)
  }, [client, is, isRefused])
  return isRefused
}

// Every action reloads the lists, even a failed one, so their errors are enough.
const wasRefused = (client: QueryClient, is: (error: unknown) => boolean): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error' && is(state.error))

import { useQueryClient } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { QueryProvider } from '#web/query-provider.tsx'
import { followPerson, greetingOf, useSignedIn } from './signed-in.ts'

type Props = { otherwise: ReactNode }

/** Greets a signed-in person, with a link to their bookings; shows `otherwise` if the stored session has ended. */
export const Greeting = (props: Props) => (
  <QueryProvider>
    <Named {...props} />
  </QueryProvider>
)

function Named({ otherwise }: Props) {
  const client = useQueryClient()
  useEffect(() => followPerson(client), [client])
  const { user } = useSignedIn()
  if (!user) return otherwise
  return (
    <Link
      to="/member-dashboard"
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm font-semibold hover:underline hover:decoration-1 hover:underline-offset-6 lg:mr-3 lg:text-[0.9375rem]"
    >
      <UserRound className="size-5 flex-none" />
      <span className="max-w-28 truncate md:max-lg:sr-only">{greetingOf(user)}</span>
      <span className="sr-only">, to your dashboard</span>
    </Link>
  )
}

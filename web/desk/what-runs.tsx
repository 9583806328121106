import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/views.ts'
import { site } from '#domain/site.ts'
import { userQuery } from '#web/queries.ts'
import { version } from '../../package.json'
import { useNow } from './desk-clock.ts'

const pollMs = 60_000
const lateMinutes = 180
/** For this long, a server without a backup counts as new. */
const newMinutes = 24 * 60

type Server = { backedUpAt: string | null; installedAt?: string }

/** How old the newest hourly backup is; `late` if the operator must look into it. */
export function backupWords(
  { backedUpAt, installedAt }: Server,
  now: Temporal.Instant,
): { words: string; late: boolean } {
  const minutesSince = (at: string) =>
    Math.max(0, Math.floor(now.since(Temporal.Instant.from(at)).total('minutes')))
  if (backedUpAt === null) {
    const isNew = installedAt !== undefined && minutesSince(installedAt) < newMinutes
    return { words: 'No backup yet', late: !isNew }
  }
  const minutes = minutesSince(backedUpAt)
  const age = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
  return { words: `Backed up ${age} ago`, late: minutes >= lateMinutes }
}

/** For the operator: the version, to compare with the changelog, and the age of the backup. */
export const WhatRuns = ({ user, className }: { user: User | undefined; className: string }) => (
  <div className={`text-xs text-muted ${className}`}>
    <BackupAge user={user} />
    <p>
      {site.product} {version}
    </p>
  </div>
)

/** For the main admin, if the server itself makes the backups. */
function BackupAge({ user }: { user: User | undefined }) {
  const mine = user?.role === 'main_admin'
  const { data } = useQuery({ ...userQuery(), refetchInterval: mine ? pollMs : false })
  const now = useNow()
  if (!mine || !now || data?.backedUpAt === undefined) return null
  const { backedUpAt, installedAt } = data
  const { words, late } = backupWords({ backedUpAt, installedAt }, now)
  return (
    <p className={`tnum ${late ? 'font-semibold text-red-700' : ''}`}>
      {words}
      {late && '. See the server’s log.'}
    </p>
  )
}

import { isReferralCode, referralDays } from '#domain/members/referral.ts'

const key = 'referral'
const dayMs = 86_400_000

/** Who sent this visitor: the code of an ambassador's link (`?ref=CODE`), kept in this browser for 30 days. */
export const referral = {
  /** Keeps the code of an address, the newest for the full time. */
  keep(search: string): void {
    const code = new URLSearchParams(search).get('ref')
    if (code === null || !isReferralCode(code)) return
    try {
      localStorage.setItem(key, JSON.stringify({ code, until: Date.now() + referralDays * dayMs }))
    } catch {
      // Private mode: then nobody is thanked.
    }
  },
  /** The header that tells it with a booking; none when nobody sent the visitor, or too long ago. */
  header(): Record<string, string> {
    const code = read()
    return code === undefined ? {} : { 'x-referral': code }
  },
}

function read(): string | undefined {
  try {
    const { code, until } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof code === 'string' && isReferralCode(code) && until > Date.now() ? code : undefined
  } catch {
    return undefined
  }
}

// With the first page of a visit, before it leads on to another: the code stands in that one's address only.
if (typeof location !== 'undefined') referral.keep(location.search)

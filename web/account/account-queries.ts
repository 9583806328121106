import { api } from '#contract/account-client.ts'
import { reading } from '#web/queries.ts'

export const membershipQuery = () => reading(api.myMembership)

export const referralsQuery = () => reading(api.myReferrals)

/** Called only in the demo: otherwise there are no such accounts, and the call answers 404. */
export const demoAccountsQuery = () => ({
  ...reading(api.demoAccounts),
  enabled: typeof document !== 'undefined' && document.documentElement.dataset.demo !== undefined,
})

import { api } from '#contract/account-client.ts'
import { reading } from '#web/queries.ts'

export const membershipQuery = () => reading(api.myMembership)

export const referralsQuery = () => reading(api.myReferrals)

/** Called in the demo alone: without it there are no such accounts, and the call is answered 404. */
export const demoAccountsQuery = () => ({
  ...reading(api.demoAccounts),
  enabled: typeof document !== 'undefined' && document.documentElement.dataset.demo !== undefined,
})

import { api } from '#contract/staff-client.ts'
import { reading } from '#web/queries.ts'

export const membershipQuery = () => reading(api.myMembership)

export const referralsQuery = () => reading(api.myReferrals)

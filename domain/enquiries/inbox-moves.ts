import type { EnquiryState } from './kinds.ts'

// From what to what an enquiry goes: whoever takes it answers it, and what is done can be opened again.

const moves: Record<EnquiryState, readonly EnquiryState[]> = {
  new: ['taken', 'answered', 'closed'],
  taken: ['answered', 'closed', 'new'],
  answered: ['closed', 'new'],
  closed: ['new'],
}

/** Where an enquiry may go from a state, the usual next one first. */
export const movesFrom = (state: EnquiryState): readonly EnquiryState[] => moves[state]

/** As past things: 'this enquiry is closed'. */
export const stateWords: Record<EnquiryState, string> = {
  new: 'open',
  taken: 'taken',
  answered: 'answered',
  closed: 'closed',
}

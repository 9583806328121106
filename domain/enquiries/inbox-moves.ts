import type { EnquiryState } from './enquiry-kinds.ts'

// The moves of an enquiry's state. The person who takes it answers it; a closed one can be opened again.

const moves: Record<EnquiryState, readonly EnquiryState[]> = {
  new: ['taken', 'answered', 'closed'],
  taken: ['answered', 'closed', 'new'],
  answered: ['closed', 'new'],
  closed: ['new'],
}

/** Where an enquiry may go from a state, the usual next one first. */
export const movesFrom = (state: EnquiryState): readonly EnquiryState[] => moves[state]

/** The states as participles: 'this enquiry is closed'. */
export const stateWords: Record<EnquiryState, string> = {
  new: 'open',
  taken: 'taken',
  answered: 'answered',
  closed: 'closed',
}

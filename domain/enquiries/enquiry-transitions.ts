import type { EnquiryState } from './enquiry-kinds.ts'

// State changes of an enquiry. Whoever takes it answers it; a closed one can be reopened.

const transitions: Record<EnquiryState, readonly EnquiryState[]> = {
  new: ['taken', 'answered', 'closed'],
  taken: ['answered', 'closed', 'new'],
  answered: ['closed', 'new'],
  closed: ['new'],
}

/** The states that may follow a state, the usual one first. */
export const nextStates = (state: EnquiryState): readonly EnquiryState[] => transitions[state]

/** The states as participles: 'this enquiry is closed'. */
export const stateWords: Record<EnquiryState, string> = {
  new: 'open',
  taken: 'taken',
  answered: 'answered',
  closed: 'closed',
}

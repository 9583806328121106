// How the provider's published test numbers behave.

type Card =
  | { becomes: 'succeeded' | 'requires_action' | 'processing' }
  | { code: string; decline?: string; says: string }

/** Those that the tests use. */
export const testCards: Record<string, Card> = {
  '4242424242424242': { becomes: 'succeeded' },
  '5555555555554444': { becomes: 'succeeded' },
  '4000000000007726': { becomes: 'succeeded' },
  '4000000000005126': { becomes: 'succeeded' },
  '4000000000003220': { becomes: 'requires_action' },
  '4000002760003184': { becomes: 'requires_action' },
  '4000000000000002': { code: 'card_declined', decline: 'generic_decline', says: 'Your card was declined.' },
  '4000000000009995': {
    code: 'card_declined',
    decline: 'insufficient_funds',
    says: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', says: 'Your card has expired.' },
  '4000000000000119': {
    code: 'processing_error',
    says: 'An error occurred while processing your card. Try again in a little bit.',
  },
  /** No card number: a bank account, whose payment takes days. */
  bank: { becomes: 'processing' },
}

/** A refund to such a card is pending until the test says what became of it. */
export const refundsLater = new Set(['4000000000007726', '4000000000005126'])

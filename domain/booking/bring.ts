export const bringKinds = ['clothes', 'sun', 'ours'] as const

/** What to bring or need not bring; `kind` chooses the icon. */
export type BringItem = { kind: (typeof bringKinds)[number]; what: string; more: string }

/** For rides on the water if the activity has no list. */
export const usualBringList: readonly BringItem[] = [
  { kind: 'clothes', what: 'Swimwear and a towel', more: 'You change at the meeting point.' },
  {
    kind: 'sun',
    what: 'Sunscreen, a cord for glasses',
    more: 'The water throws the light back, also under clouds.',
  },
  { kind: 'ours', what: 'Nothing else', more: 'Wetsuit, vest and helmet are ours, in your size.' },
]

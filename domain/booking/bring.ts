export const bringKinds = ['clothes', 'sun', 'ours'] as const

/** What to bring to a ride, or what need not be brought; `kind` chooses its sign. */
export type Bring = { kind: (typeof bringKinds)[number]; what: string; more: string }

/** For every ride on the water, where an activity names nothing */
export const bringOnWater: readonly Bring[] = [
  { kind: 'clothes', what: 'Swimwear and a towel', more: 'You change at the meeting point.' },
  {
    kind: 'sun',
    what: 'Sunscreen, a cord for glasses',
    more: 'The water throws the light back, also under clouds.',
  },
  { kind: 'ours', what: 'Nothing else', more: 'Wetsuit, vest and helmet are ours, in your size.' },
]

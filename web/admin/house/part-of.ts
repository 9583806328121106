const fields: readonly [RegExp, string][] = [
  [/^places\.[^.]+\.(hours|closed)\b/, 'hours'],
  [/^places\b|^activities\.[^.]+\.places\b/, 'places'],
  [/^units\b/, 'fleet'],
  [
    /^activities\.[^.]+\.((durations|at)\.[^.]+\.cents|seasons|walkInCents|estimateCents|sauna\.week)/,
    'prices',
  ],
  [/^activities\.[^.]+\.(heading|lead|card|includes|bring)\b|^landing\b|^eventCards\b/, 'texts'],
  [/^(activities|order)\b/, 'rentals'],
  [/^(packages|guidedSession|customBoard)\b/, 'packages'],
  [/^(alerts|enquiry)\b/, 'alerts'],
]

/** The part of the editor in which a field is, by its path in the house. */
export const partOf = (path: string): string =>
  fields.find(([field]) => field.test(path))?.[1] ?? path.split('.')[0]!

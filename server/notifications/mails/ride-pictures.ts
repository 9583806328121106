/** What stands at the head of a mail about a ride. */
const pictures: Record<string, string> = {
  'efoil-private': 'nose',
  'efoil-group': 'rain-rings',
  'jetski-rental': 'jetski-wake',
  'jetski-request': 'jetski-wake',
  'wake-surf': 'wave',
}

export const ridePicture = (activity = ''): string => pictures[activity] ?? 'hero'

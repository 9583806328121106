/** What stands at the head of a mail about a ride. */
const pictures: Record<string, string> = {
  'efoil-group': 'rain-rings',
}

export const ridePicture = (activity = ''): string => pictures[activity] ?? 'dusk'

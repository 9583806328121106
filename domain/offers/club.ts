// The members' club: three events, testimonials, benefits. Places and voices are the operator's to replace.

export const clubEvents = [
  {
    id: 'saturday-session',
    title: 'Saturday e-foil session',
    when: 'Every Saturday, 9AM',
    date: { big: 'Sat', small: 'every week' },
    time: '9AM, Noblessner',
    who: '10-15 people',
    action: 'Reserve Spot',
    text: 'A coached morning on the water, every week.',
  },
  {
    id: 'midsummer',
    title: 'Midsummer evening',
    when: 'June 24, 7PM-10PM',
    date: { big: '24', small: 'June' },
    time: '7PM-10PM',
    who: 'limited to 20 people',
    action: 'Reserve Spot',
    text: 'Sunset rides, a fire on the beach and the long light.',
  },
  {
    id: 'summer-competition',
    title: 'Summer competition',
    when: 'July 15, all day',
    date: { big: '15', small: 'July' },
    time: 'all day',
    who: 'open to all members',
    action: 'Register Now',
    text: 'Slalom, distance and style, with a class for first-timers.',
  },
] as const
export type ClubEvent = (typeof clubEvents)[number]

export const clubBenefits = [
  { title: 'Weekly coached sessions', description: 'A coach on the water every Saturday.' },
  { title: 'Member rates on rentals', description: 'Boards for less than at the desk.' },
  { title: 'Exclusive events', description: 'Midsummer, the competition and what comes up between.' },
  { title: 'Community', description: 'People to ride with, at every level.' },
  { title: '10% discount', description: 'On our services.' },
] as const

export const testimonials = [
  {
    name: 'Kristjan',
    since: 'member since 2024',
    text: 'I came for one Saturday and stayed for the summer. By July I was turning without thinking.',
  },
  {
    name: 'Anna',
    since: 'member since 2023',
    text: 'Nobody looks at how good you are. They look at whether you smile when you come back.',
  },
] as const

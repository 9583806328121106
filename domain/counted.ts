/** '1 booking', '3 bookings'; give `many` if it is not `one` with an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** '1 person', '3 people'. */
export const peopleText = (people: number): string => counted(people, 'person', 'people')

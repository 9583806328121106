/** '1 person', '3 people'. */
export const peopleText = (people: number): string => `${people} ${people === 1 ? 'person' : 'people'}`

/** '1 customer', '146 customers'. */
export const countText = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`

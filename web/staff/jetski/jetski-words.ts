import { staffName } from '#domain/fleet/jetskis.ts'

/** '1 person', '3 people'. */
export const peopleText = (people: number): string => `${people} ${people === 1 ? 'person' : 'people'}`

/** '1 customer', '146 customers'. */
export const countText = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`

/** The machines of a booking as staff call them: 'Trixx SININE + RXP'. */
export const modelsText = (jetskiModel: string): string => jetskiModel.split(' + ').map(staffName).join(' + ')

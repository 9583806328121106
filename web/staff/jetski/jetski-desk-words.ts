import { dateText } from '#domain/calendar.ts'
import { staffName } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { otherYear } from '#web/desk/day-words.ts'

/** The machines of a booking by staff's names for them: 'Trixx SININE + RXP'. */
export const modelsText = (house: House, jetskiModel: string): string =>
  jetskiModel
    .split(' + ')
    .map((name) => staffName(house, name))
    .join(' + ')

/** '5. june', with the year if it is another one. */
export function dayText(date: string, year?: number): string {
  const [day, month] = dateText(date, 'year').split(' ') as [string, string]
  return `${day}. ${month.toLowerCase()}${otherYear(date, year)}`
}

/** 'Tuesday 16. june'. */
export const todayText = (date: string): string =>
  `${dateText(date).split(' ')[0]} ${dayText(date, Number(date.slice(0, 4)))}`

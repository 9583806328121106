import { theClubWords } from '../offers/club.ts'
import type { House } from './house.ts'
import { theEventCards, theLanding } from './page-words.ts'
import { perHouse } from './per-house.ts'

/** The house without internal parts: own lines of mails and recipients of alerts. */
export const withoutInternals = (house: House): House => ({ ...house, messages: {}, alerts: {} })

/** The list of what to bring is only in mails and on own pages, which the server renders. */
const withoutBring = (activities: House['activities']) =>
  Object.fromEntries(
    Object.entries(activities).map(([id, { bring: _, ...sold }]) => [id, sold]),
  ) as House['activities']

/** The texts of single pages that differ from the specified ones. */
const changedWords = ({
  landing,
  eventCards,
  club,
}: House): Pick<House, 'landing' | 'eventCards' | 'club'> => ({
  landing: changedOf(landing, theLanding),
  eventCards: changedOf(eventCards, theEventCards),
  club: changedOf(club, theClubWords),
})

const changedOf = <Words extends object>(words: Words, usual: object): Words =>
  Object.fromEntries(
    Object.entries(words).filter(
      ([name, word]) => JSON.stringify(word) !== JSON.stringify(Reflect.get(usual, name)),
    ),
  ) as Words

/**
 * The part of a house that visitors may see. Of its units only those of rentals without their own file, whose pages count them.
 */
export const publicHouse = perHouse(
  (house): House => ({
    ...withoutInternals(house),
    ...changedWords(house),
    activities: withoutBring(house.activities),
    units: Object.fromEntries(
      Object.entries(house.units).filter(([, { activity }]) => activity !== 'efoil-private'),
    ),
  }),
)

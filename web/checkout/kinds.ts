import { foil, jetski, wakeBoat } from '#web/booking/ride-pictures.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

/** What differs on the checkout of one kind of booking and another: words, picture, the page to choose anew. */
export type Kind = {
  quantityLabel: string
  held: string
  /** What is free at a start that is offered instead, where so many were asked for. */
  freeText: (free: number, asked: number) => string
  chooseAgain: string
  picture: PictureSource
}

const foils: Kind = {
  quantityLabel: 'Foils',
  held: 'Your foils are held for you',
  freeText: (free) => `${free} free ${free === 1 ? 'foil' : 'foils'}`,
  chooseAgain: '/booking/efoil-private',
  picture: foil,
}

const kinds: Record<string, Kind> = {
  'jetski-rental': {
    quantityLabel: 'Jetskis',
    held: 'Your jetskis are held for you',
    // Each machine is one of its kind: a start is offered where all that were chosen are free.
    freeText: (_free, asked) =>
      asked === 1
        ? 'your jetski is free'
        : asked === 2
          ? 'both jetskis are free'
          : `all ${asked} jetskis are free`,
    chooseAgain: '/booking/jetski',
    picture: jetski,
  },
  'wake-surf': {
    quantityLabel: 'People',
    held: 'Your session is held for you',
    freeText: () => 'the boat is free',
    chooseAgain: '/booking/wake-surf',
    picture: wakeBoat,
  },
}

/** Foils unless told; a wake session has no foils, so it counts its people. */
export const kindOf = (bookingType: string): Kind => kinds[bookingType] ?? foils

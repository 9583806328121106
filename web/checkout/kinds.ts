/** What differs on the checkout of one kind of booking and another: words, picture, the page to choose anew. */
export type Kind = {
  quantityLabel: string
  held: string
  freeUnit: string
  chooseAgain: string
  picture: string
}

const foils: Kind = {
  quantityLabel: 'Foils',
  held: 'Your foils are held for you',
  freeUnit: 'free foil',
  chooseAgain: '/booking/efoil-private',
  picture: 'efoil-private',
}

const kinds: Record<string, Kind> = {
  'jetski-rental': {
    quantityLabel: 'Jetskis',
    held: 'Your jetskis are held for you',
    freeUnit: 'free jetski',
    chooseAgain: '/booking/jetski',
    picture: 'jetski',
  },
  'wake-surf': {
    quantityLabel: 'People',
    held: 'Your session is held for you',
    freeUnit: 'free boat',
    chooseAgain: '/booking/wake-surf',
    picture: 'wake-surf',
  },
}

/** Foils unless told (spec 2 §2); a wake session has no foils, so it counts its people. */
export const kindOf = (bookingType: string): Kind => kinds[bookingType] ?? foils

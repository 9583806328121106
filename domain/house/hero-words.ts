import type { House } from './house.ts'

// A separate file, because the start page's code loads only these words.

export const theHero = {
  headline: 'Experience the feeling of Flying and euphoria',
  line: 'Fly silently above the water to the sunset',
}

export const heroWords = ({ landing }: Pick<House, 'landing'>): typeof theHero => ({ ...theHero, ...landing })

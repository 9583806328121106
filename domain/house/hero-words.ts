import type { House } from './house.ts'

// Apart from the other words of the start page: its code loads these alone.

export const theHero = {
  headline: 'Experience the feeling of Flying and euphoria',
  line: 'Fly silently above the water to the sunset',
}

export const heroWords = ({ landing }: Pick<House, 'landing'>): typeof theHero => ({ ...theHero, ...landing })

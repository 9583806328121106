/** Of the names of a chart's files: `chart-PLACE.svg` is the large one. */
export const endings = { large: '', phone: '-phone', small: '-small' } as const

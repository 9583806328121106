/** `3 foils`, `1 foil`: a quantity with the label of its booking ('Foils', 'Jetskis', 'People'). */
export function countText(quantity: number, label: string): string {
  const words = label.toLowerCase()
  if (quantity !== 1) return `${quantity} ${words}`
  return `1 ${words === 'people' ? 'person' : words.replace(/s$/, '')}`
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')

/** Rows whose texts contain every typed word, ignoring case and accents; a number is matched by its digits. */
export function matching<Row>(rows: readonly Row[], typed: string, texts: (row: Row) => string[]): Row[] {
  const words = plain(typed)
    .split(/\s+/)
    .map((word) => (/^[\d()+./-]+$/.test(word) ? word.replaceAll(/\D/g, '') : word))
    .filter(Boolean)
  return rows.filter((row) => {
    const all = plain(texts(row).join(' '))
    return words.every((word) => all.includes(word))
  })
}

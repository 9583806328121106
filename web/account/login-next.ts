/** Where to go after signing in: an address of this site, or undefined. Another site would be a trap for the visitor. */
export function nextAddress(asked: string | null): string | undefined {
  if (asked === null || !asked.startsWith('/')) return undefined
  const here = 'https://here.invalid'
  if (!URL.canParse(asked, here)) return undefined
  const url = new URL(asked, here)
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : undefined
}

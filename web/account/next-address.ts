/** Where to go after signing in: an address of this site, or undefined. Redirecting to another site would be a trap. */
export function nextAddress(params: string | null): string | undefined {
  if (params === null || !params.startsWith('/')) return undefined
  const here = 'https://here.invalid'
  if (!URL.canParse(params, here)) return undefined
  const url = new URL(params, here)
  // `/.//x` is a path of this site, but resolves to `//x`, which is another site.
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

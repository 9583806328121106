import { mailLink, site, telLink } from '#domain/site.ts'

/** How to reach us, inside a sentence. */
export const Phone = () => (
  <a href={telLink} className="inline-flex max-w-full">
    {site.phone}
  </a>
)

export const Email = () => (
  <a href={mailLink} className="wrap-anywhere">
    {site.email}
  </a>
)

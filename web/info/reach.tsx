import { mailLink, site, telLink } from '#domain/site.ts'

/** How to reach us, inside a sentence. */
export const Phone = () => (
  <a href={telLink} className="whitespace-nowrap">
    {site.phone}
  </a>
)

export const Email = () => <a href={mailLink}>{site.email}</a>

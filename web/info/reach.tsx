import { CallLink, MailLink } from '#web/shell/reach-links.tsx'

/** How to reach us, inside a sentence. */
export const Phone = () => <CallLink className="inline-flex max-w-full" />

export const Email = () => <MailLink className="wrap-anywhere" />

import { Mail, Phone } from 'lucide-react'
import { buttonClass } from '#web/ui/button.tsx'
import { CallLink, MailLink } from './reach-links.tsx'

/** The two buttons to a person: call and e-mail. */
export const CallOrWrite = ({ className = '' }: { className?: string }) => (
  <p className={`flex flex-wrap gap-3 ${className}`}>
    <CallLink className={buttonClass('line')}>
      <Phone aria-hidden="true" />
      Call us
    </CallLink>
    <MailLink className={buttonClass('line')}>
      <Mail aria-hidden="true" />
      E-mail us
    </MailLink>
  </p>
)

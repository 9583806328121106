import { Mail, Phone } from 'lucide-react'
import { type ButtonSize, buttonClass } from '#web/ui/button.tsx'
import { CallLink, MailLink } from './reach-links.tsx'

/** Two buttons to reach a person: call and e-mail. */
export const CallOrWrite = ({ className = '', size }: { className?: string; size?: ButtonSize }) => (
  <p className={`flex flex-wrap gap-3 ${className}`}>
    <CallLink className={buttonClass('line', size)}>
      <Phone />
      Call us
    </CallLink>
    <MailLink className={buttonClass('line', size)}>
      <Mail />
      E-mail us
    </MailLink>
  </p>
)

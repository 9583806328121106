import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'

/** A small button that is high enough for a finger on phones. */
export const SmallButton = ({ className = '', ...rest }: Omit<ComponentProps<typeof Button>, 'size'>) => (
  <Button {...rest} size="sm" className={`max-md:min-h-11 ${className}`} />
)

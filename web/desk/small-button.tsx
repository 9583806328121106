import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'

/** A small button, on phones high enough for a finger. */
export const SmallButton = ({ className = '', ...rest }: Omit<ComponentProps<typeof Button>, 'size'>) => (
  <Button {...rest} size="sm" className={`max-md:min-h-11 ${className}`} />
)

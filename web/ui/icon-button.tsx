import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The action, for screen readers. */
  label: string
  size?: 'md' | 'sm'
  lined?: boolean
}

/** The same style for links that are only an icon. */
export const iconButtonClass = (size: 'md' | 'sm' = 'md', lined = false): string =>
  `iconbtn cursor-pointer ${size === 'sm' ? 'sm' : ''} ${lined ? 'line' : ''}`

export function IconButton({
  label,
  size = 'md',
  lined = false,
  type = 'button',
  className = '',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`${iconButtonClass(size, lined)} ${className}`}
    />
  )
}

import { LoaderCircle } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useState } from 'react'

export type ButtonKind = 'go' | 'ink' | 'line' | 'ghost' | 'danger'
export type ButtonSize = 'page' | 'md' | 'sm'

type Props = ComponentProps<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  /** While waiting for an answer: another label, the focus stays, clicks are ignored. */
  busy?: boolean
  busyLabel?: string
}

/** The same styles for links. */
export const buttonClass = (kind: ButtonKind = 'go', size: ButtonSize = 'page'): string =>
  `btn btn-${kind} ${size === 'page' ? '' : `btn-${size}`}`

export function Button({
  kind = 'go',
  size = 'page',
  busy = false,
  busyLabel,
  type = 'button',
  className = '',
  style,
  onClick,
  children,
  ...rest
}: Props) {
  // A busy label of another length must not move the elements next to the button.
  const [width, setWidth] = useState<number>()

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      // Also stops the submit that Enter in a field sends through this button.
      event.preventDefault()
      return
    }
    setWidth(event.currentTarget.offsetWidth)
    onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
      style={busy ? { ...style, minWidth: width } : style}
      className={`${buttonClass(kind, size)} ${busy ? 'cursor-progress' : ''} ${className}`}
    >
      {busy ? (
        <>
          <LoaderCircle className="animate-spin motion-reduce:animate-none" />
          {busyLabel ?? children}
        </>
      ) : (
        children
      )}
    </button>
  )
}

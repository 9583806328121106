import { Elements } from '@stripe/react-stripe-js'
import type { Appearance, CustomFontSource } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import figtree from '../assets/fonts/figtree-latin.woff2'
import figtreeExt from '../assets/fonts/figtree-latin-ext.woff2'
import { CardForm } from './card-form.tsx'
import { type CardDesk, CardMissing, CardWaiting, loadCardScript } from './card-script.tsx'

// The card's fields are in the provider's frame, which does not get our styles: they are passed in its format.

const latinExt = 'U+0100-0151, U+0154-0177, U+0179-017F'

/** Our text font; the frame loads it from our server. */
const cardFonts = (origin: string): CustomFontSource[] =>
  [{ file: figtree }, { file: figtreeExt, unicodeRange: latinExt }].map(({ file, unicodeRange }) => ({
    family: 'Figtree',
    src: `url(${new URL(file, origin)}) format("woff2")`,
    weight: '400 700',
    display: 'swap',
    ...(unicodeRange && { unicodeRange }),
  }))

/** Makes the provider's fields look like ours; `token` returns one of our colours in its format. */
function cardLook(token: (name: string) => string): Appearance {
  const edge = (width: number, name: string) => `inset 0 0 0 ${width}px ${token(name)}`
  return {
    theme: 'stripe',
    disableAnimations: true,
    variables: {
      fontFamily: 'Figtree, Arial, sans-serif',
      fontSizeBase: '16px',
      fontSizeSm: '15px',
      fontWeightNormal: '400',
      fontWeightMedium: '600',
      fontLineHeight: '1.4',
      spacingUnit: '4px',
      gridRowSpacing: '20px',
      gridColumnSpacing: '20px',
      borderRadius: '10px',
      colorPrimary: token('focus'),
      colorBackground: token('surface'),
      colorText: token('ink'),
      colorTextSecondary: token('muted'),
      colorTextPlaceholder: token('quiet'),
      colorDanger: token('red-700'),
    },
    rules: {
      '.Input': {
        border: 'none',
        boxShadow: edge(1, 'line-strong'),
        fontSize: '16px',
        lineHeight: '20px',
        padding: '16px',
      },
      '.Input:focus': { border: 'none', boxShadow: edge(2, 'focus'), outline: 'none' },
      '.Input--invalid': { border: 'none', boxShadow: edge(2, 'red-700') },
      '.Label': { fontSize: '15px', fontWeight: '600', marginBottom: '8px' },
      '.Error': { fontSize: '14px', fontWeight: '500', marginTop: '6px' },
      '.AccordionItem': { border: 'none', boxShadow: edge(1, 'line'), padding: '20px' },
      '.AccordionItem--selected': { boxShadow: edge(2, 'selected'), color: token('ink') },
    },
  }
}

/** Our colours are in oklch, which the provider does not support: each is painted on a pixel and read back. */
function paintedTokens(root: HTMLElement = document.documentElement): (name: string) => string {
  const styles = getComputedStyle(root)
  const paper = document.createElement('canvas')
  paper.width = 1
  paper.height = 1
  const pen = paper.getContext('2d', { willReadFrequently: true })
  return (name) => {
    const written = styles.getPropertyValue(`--color-${name}`).trim()
    if (!pen || written === '') return written
    pen.fillStyle = written
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
}

/** Payment by card: loads the provider's script, then its fields for this payment. A failed load can be repeated. */
export function CardPay(desk: CardDesk) {
  const { clientSecret, publishableKey = '' } = desk.checkout.hold
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState(false)
  const script = useQuery({
    queryKey: ['card script', publishableKey],
    queryFn: () => loadCardScript(publishableKey),
    // An object with methods must not be merged like data.
    structuralSharing: false,
  })
  const options = useMemo(
    () => ({
      clientSecret,
      locale: 'en' as const,
      appearance: cardLook(paintedTokens()),
      fonts: cardFonts(location.origin),
      loader: 'always' as const,
    }),
    [clientSecret],
  )
  const again = () => {
    setMissing(false)
    setAttempt(attempt + 1)
    if (!script.data) void script.refetch()
  }
  if (missing || (script.isError && !script.isFetching)) return <CardMissing desk={desk} onTryAgain={again} />
  if (!script.data) return <CardWaiting desk={desk} />
  return (
    <Elements key={`${clientSecret} ${attempt}`} stripe={script.data} options={options}>
      <CardForm desk={desk} onMissing={() => setMissing(true)} />
    </Elements>
  )
}

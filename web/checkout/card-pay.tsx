import { Elements } from '@stripe/react-stripe-js'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CardForm } from './card-form.tsx'
import { cardFonts, cardLook, paintedTokens } from './card-look.ts'
import type { CardDesk } from './card-missing.tsx'
import { CardMissing, CardWaiting } from './card-missing.tsx'
import { loadCardScript } from './card-script.ts'

/** Payment by card: the provider's script, then its fields for this payment. Whatever does not come can be asked for again. */
export function CardPay(desk: CardDesk) {
  const { clientSecret, publishableKey = '' } = desk.checkout.hold
  const [turn, setTurn] = useState(0)
  const [missing, setMissing] = useState(false)
  const script = useQuery({
    queryKey: ['card script', publishableKey],
    queryFn: () => loadCardScript(publishableKey),
    // It is a living object, not data.
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
    setTurn(turn + 1)
    if (!script.data) void script.refetch()
  }
  if (missing || (script.isError && !script.isFetching)) return <CardMissing desk={desk} onTryAgain={again} />
  if (!script.data) return <CardWaiting desk={desk} />
  return (
    <Elements key={`${clientSecret} ${turn}`} stripe={script.data} options={options}>
      <CardForm desk={desk} onMissing={() => setMissing(true)} />
    </Elements>
  )
}

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Dates are `Temporal` everywhere; only browsers without it load the polyfill.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

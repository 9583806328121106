import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { HouseContext, readHouse } from './house.ts'

// Dates are `Temporal` everywhere; only browsers that lack it load the stand-in.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HouseContext value={readHouse(document)}>
        <HydratedRouter />
      </HouseContext>
    </StrictMode>,
  )
})

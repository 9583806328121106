import { main } from '../server/main.ts'

// The server without the built site, as `npm run dev` wants it.
await main(undefined)

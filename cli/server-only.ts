import { main } from '../server/main.ts'

// The server without the built site, for `npm run dev`.
await main(undefined)

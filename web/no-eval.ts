import { config } from 'zod/v4/core'

// The content policy forbids eval; without this the first schema would try it and the browser would report a violation.
config({ jitless: true })

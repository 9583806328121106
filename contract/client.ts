import { addresses } from './addresses.ts'
import type { api as whole } from './api.ts'
import type { Address } from './endpoint.ts'

/** The calls of api.ts as a browser makes them: with their types, without the code of their schemas. */
export const api: { [Name in keyof typeof whole]: Address<(typeof whole)[Name]> } = addresses

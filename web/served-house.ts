import { createContext } from 'react-router'
import { publicHouse } from '#domain/house/public-house.ts'
import { theHouse } from '#domain/house/the-house.ts'

/** The house that a page is rendered by; the one as specified where none is given (`npm run dev`). Browsers do without this file. */
export const servedHouse = createContext(publicHouse(theHouse))

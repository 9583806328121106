import { renderToReadableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, ServerBuild } from 'react-router'
import { createContext, createRequestHandler, RouterContextProvider, ServerRouter } from 'react-router'
import type { HousePart } from './house.ts'
import { HouseContext } from './house.ts'

/** `failed`: what failed so far is put there. */
type Writing = { house?: HousePart; failed?: unknown[] }

/** What is given to the writing of one page. `npm run dev` gives nothing. */
const writing = createContext<Writing>({})

/**
 * Writes a page. Everything is waited for and nothing is put off to a script, so that the words stand in the HTML in
 * reading order and are seen without JavaScript.
 */
export default async function write(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { house, failed = [] } = given.get(writing)
  // The router comes again, for a page that tells of the failure.
  if (failed.length > 0) throw failed[0]
  const failures: unknown[] = []
  const page = await renderToReadableStream(
    <HouseContext value={house}>
      <ServerRouter context={context} url={request.url} />
    </HouseContext>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error)
      },
    },
  )
  await page.allReady
  if (failures.length > 0) throw failures[0]
  headers.set('content-type', 'text/html')
  return new Response(page, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  const { failed } = context.get(writing)
  if (failed) failed.push(error)
  else console.error(error)
}

/** Writes pages by the code of `build`, each with its part of the house; refuses one that fails, with what failed. */
export function pageWriter(
  build: ServerBuild,
  paths: string[],
): (path: string, house?: HousePart) => Promise<string> {
  // Written once and kept: in the browser the router must ask no server for data.
  const handle = createRequestHandler({ ...build, ssr: false, prerender: paths }, 'production')
  return async (path, house) => {
    const failed: unknown[] = []
    const context = new RouterContextProvider()
    context.set(writing, { house, failed })
    const answer = await handle(new Request(`http://localhost${path === '/' ? '' : path}/`), context)
    const html = await answer.text()
    if (failed.length > 0) throw failed[0]
    if (answer.status !== 200) throw new Error(`the router answers ${answer.status}`)
    return html
  }
}

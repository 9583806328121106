import { renderToReadableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, ServerBuild } from 'react-router'
import { createContext, createRequestHandler, RouterContextProvider, ServerRouter } from 'react-router'
import { prerendered } from '#contract/all-screens.ts'
import type { House } from '#domain/house/house.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { inPreview, servedHouse } from './served-house.ts'

/** Receives the error of rendering one page; undefined for `npm run dev`. */
const failures = createContext<unknown[] | undefined>(undefined)

/**
 * Renders a page. It waits for everything and defers nothing to a script, so that the texts are in the HTML in reading
 * order and are visible without JavaScript.
 */
export default async function write(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const failed = given.get(failures) ?? []
  // The router renders once more, for an error page.
  if (failed.length > 0) throw failed[0]
  const thrown: unknown[] = []
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      thrown.push(error)
    },
  })
  await page.allReady
  if (thrown.length > 0) throw thrown[0]
  headers.set('content-type', 'text/html')
  return new Response(page, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  const failed = context.get(failures)
  if (failed) failed.push(error)
  else console.error(error)
}

/** A page, and its data file for navigation within the site: its part of the house. */
type Written = { html: string; data: string }

/** Renders pages by the code of `build`, each with a house; throws the error of one that fails. */
export function pageWriter(
  build: ServerBuild,
): (path: string, house: House, isPreview?: boolean) => Promise<Written> {
  // Rendered once and stored: in the browser the router must ask no server for more.
  const handlerOf = perHouse((house) =>
    createRequestHandler({ ...build, ssr: false, prerender: prerendered(house) }, 'production'),
  )
  return async (path, house, isPreview = false) => {
    const written = async (address: string): Promise<string> => {
      const failed: unknown[] = []
      const context = new RouterContextProvider()
      context.set(failures, failed)
      context.set(servedHouse, house)
      context.set(inPreview, isPreview)
      const answer = await handlerOf(house)(new Request(`http://localhost${address}`), context)
      const text = await answer.text()
      if (failed.length > 0) throw failed[0]
      if (answer.status !== 200) throw new Error(`the router answers ${answer.status}`)
      return text
    }
    const isStart = path === '/'
    return {
      html: await written(isStart ? path : `${path}/`),
      data: await written(`${isStart ? '/_' : path}.data`),
    }
  }
}

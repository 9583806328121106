import { renderToReadableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, ServerBuild } from 'react-router'
import { createContext, createRequestHandler, RouterContextProvider, ServerRouter } from 'react-router'
import { prerendered } from '#contract/all-screens.ts'
import type { House } from '#domain/house/house.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { offered } from '#domain/offers/offered.ts'
import { ServerSectionFacts } from './front/sections.tsx'
import { inHtml, inPreview, servedHouse } from './served-house.ts'

/** Collects the errors of rendering one page; undefined for `npm run dev`. */
const failures = createContext<unknown[] | undefined>(undefined)

/**
 * Renders a page. Waits for everything and defers nothing to a script, so that all text is in the HTML in reading order and
 * visible without JavaScript.
 */
export default async function write(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const failed = given.get(failures) ?? []
  // After an error the router renders once more, for an error page.
  if (failed.length > 0) throw failed[0]
  const thrown: unknown[] = []
  const house = given.get(servedHouse)
  const page = await renderToReadableStream(
    <ServerSectionFacts value={{ house, offered: offered(house) }}>
      <ServerRouter context={context} url={request.url} />
    </ServerSectionFacts>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        thrown.push(error)
      },
    },
  )
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

/** A page, and its data file for navigation within the site, which has its part of the house. */
type Written = { html: string; data: string }

/** Renders pages with the code of `build`, each with a house; throws the error of a page that fails. */
export function pageWriter(
  build: ServerBuild,
): (path: string, house: House, isPreview?: boolean) => Promise<Written> {
  // Rendered once and stored: the router in the browser must not request more from a server.
  const handlerOf = perHouse((house) =>
    createRequestHandler({ ...build, ssr: false, prerender: prerendered(house) }, 'production'),
  )
  return async (path, house, isPreview = false) => {
    const written = async (address: string, isHtml: boolean): Promise<string> => {
      const failed: unknown[] = []
      const context = new RouterContextProvider()
      context.set(failures, failed)
      context.set(servedHouse, house)
      context.set(inPreview, isPreview)
      context.set(inHtml, isHtml)
      const answer = await handlerOf(house)(new Request(`http://localhost${address}`), context)
      const text = await answer.text()
      if (failed.length > 0) throw failed[0]
      if (answer.status !== 200) throw new Error(`the router answered ${answer.status}`)
      return text
    }
    const isStart = path === '/'
    return {
      html: await written(isStart ? path : `${path}/`, true),
      data: await written(`${isStart ? '/_' : path}.data`, false),
    }
  }
}

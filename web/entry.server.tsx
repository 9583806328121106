import { renderToReadableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, ServerBuild } from 'react-router'
import { createContext, createRequestHandler, RouterContextProvider, ServerRouter } from 'react-router'
import { prerendered } from '#contract/all-screens.ts'
import type { House } from '#domain/house/house.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { inPreview, servedHouse } from './served-house.ts'

/** Where the writing of one page puts what failed; undefined for `npm run dev`. */
const failures = createContext<unknown[] | undefined>(undefined)

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
  const failed = given.get(failures) ?? []
  // The router comes again, for a page that tells of the failure.
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

/** A page, and what a browser that is on the site asks for when it goes to it: its part of the house. */
type Written = { html: string; data: string }

/** Writes pages by the code of `build`, each by a house; refuses one that fails, with what failed. */
export function pageWriter(
  build: ServerBuild,
): (path: string, house: House, isPreview?: boolean) => Promise<Written> {
  // Written once and kept: in the browser the router must ask no server for more.
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

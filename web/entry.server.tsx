import { renderToReadableStream } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import { ServerRouter } from 'react-router'

/**
 * Writes a page at build time. Everything is waited for and nothing is put off to a script, so that the words stand in
 * the HTML in reading order and are seen without JavaScript. A page that cannot be written fails the build.
 */
export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failures: unknown[] = []
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error)
    },
  })
  await page.allReady
  if (failures.length > 0) throw failures[0]
  headers.set('content-type', 'text/html')
  return new Response(page, { status, headers })
}

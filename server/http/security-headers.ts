import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

type Served = { publicUrl: string; payments: { kind: string } }

/** The same headers on every answer, as helmet sets them; made once, as they hang on the configuration alone. */
export function securityHeaders({ publicUrl, payments }: Served): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    // One constant line below; pages bring their own.
    contentSecurityPolicy: false,
    // Only this host: the operator may have others beside it that are not on https.
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Wallets and banks open windows of their own and answer through them.
    crossOriginOpenerPolicy: {
      policy: payments.kind === 'stripe' ? 'same-origin-allow-popups' : 'same-origin',
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  setHeaders(response.req, response, () => undefined)
  // An answer of the API is never a page.
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

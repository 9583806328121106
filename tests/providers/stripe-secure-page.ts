import type { ServerResponse } from 'node:http'
import type { Books } from './stripe-books.ts'

/** The bank's page of 3-D Secure: 'Complete' and 'Fail' answer the payment and lead back to where the payer came from. */
export function answerPage(books: Books, path: string, response: ServerResponse): void {
  const [, , , intentId = '', act] = path.split('/')
  const intent = books.intents.get(intentId)
  if (!intent) return void response.writeHead(404).end('Unknown payment')
  if (act === 'complete' || act === 'fail') {
    const back = new URL(books.returnUrls.get(intentId) ?? 'http://localhost/')
    if (intent.status === 'requires_action') books.answer(intentId, act === 'complete')
    back.searchParams.set('payment_intent', intentId)
    back.searchParams.set('payment_intent_client_secret', intent.client_secret)
    back.searchParams.set('redirect_status', act === 'complete' ? 'succeeded' : 'failed')
    return void response.writeHead(302, { location: back.toString() }).end()
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>3-D Secure</title>
<h1>Your bank asks: is it you?</h1>
<p><a href="${path}/complete">Complete</a> <a href="${path}/fail">Fail</a></p></html>`)
}

import { useEffect, useRef, useState } from 'react'
import { api } from '#contract/client.ts'
import type { Alternative } from '#contract/views.ts'
import { euros } from '#domain/money.ts'
import { CallError, call, problemOf, sentenceOf } from '#web/call.ts'
import { lastContact } from '#web/form-drafts.ts'
import { attemptDraft, useSending } from '#web/sending.ts'
import type { OnSiteCustomer } from './on-site-contact.tsx'

type Body = Parameters<typeof call<typeof api.bookOnSite>>[1]['body']

/** Sends a booking that is paid on site, and reports the outcome. */
export function useOnSite(onStored: () => void) {
  const [failure, setFailure] = useState<unknown>()
  const sending = useSending(
    (body: Body, idempotencyKey) => call(api.bookOnSite, { body, idempotencyKey }),
    attemptDraft,
  )
  const { elsewhere, announce } = useOtherTabs()
  // The start as sent: once booked, the start in the form is no longer free and is cleared.
  const [sentStart, setSentStart] = useState<{ date?: string; time?: string }>()
  const send = (
    body: Body,
    { name, email, phone }: OnSiteCustomer,
    onRefused?: (code: string | undefined) => void,
  ) => {
    const { date, time } = body as { date?: string; time?: string }
    const start = `${location.pathname} ${date} ${time}`
    const reference = elsewhere(start)
    if (reference) return setFailure(bookedAlready(reference))
    setSentStart({ date, time })
    sending.mutate(body, {
      onSuccess: ({ reference }) => {
        announce({ start, reference })
        lastContact.write({ fullName: name, email, phone })
        onStored()
      },
      onError: (error) => {
        setFailure(error)
        onRefused?.(problemOf(error)?.code)
      },
    })
  }
  return {
    send,
    sentStart,
    isSending: sending.isPending,
    booked: sending.data,
    trouble: failure === undefined ? undefined : troubleOf(failure),
    clearTrouble: () => setFailure(undefined),
  }
}

const bookedAlready = (reference: string) =>
  new CallError(
    {
      status: 409,
      detail: `You have booked this start already in another tab: ${reference}. To book it once more, close this and press again`,
    },
    'Booked already',
  )

type Booked = { start: string; reference: string }

/** Bookings made in other tabs since this page was opened. Each is mentioned once: pressing again means booking once more. */
function useOtherTabs() {
  const channel = useRef<BroadcastChannel>(undefined)
  const [others, setOthers] = useState<readonly Booked[]>([])
  useEffect(() => {
    const heard = new BroadcastChannel('booked')
    heard.onmessage = ({ data }: MessageEvent<Booked>) => setOthers((before) => [...before, data])
    channel.current = heard
    return () => heard.close()
  }, [])
  return {
    announce: (booking: Booked) => channel.current?.postMessage(booking),
    elsewhere(start: string) {
      setOthers(others.filter((other) => other.start !== start))
      return others.find((other) => other.start === start)?.reference
    },
  }
}

const noAnswer = 'No answer came, so it may already be booked. Sent again unchanged, it is not booked twice'

/** The server's sentence, and what is still available. */
const troubleOf = (error: unknown) => ({
  reason: sentenceOf(error, noAnswer),
  remaining: Number(problemOf(error)?.remaining ?? 0),
  alternatives: (problemOf(error)?.alternatives as Alternative[] | undefined) ?? [],
})

/** The displayed price: as specified, and as the most that the customer agrees to pay. */
export const agreedPrice = (cents: number) => ({ totalPrice: euros(cents), agreedCents: cents })

/** The customer, with the field names of the spec's payloads. */
export const customerFields = ({ name, email, phone, notes }: OnSiteCustomer) => ({
  customerName: name,
  customerEmail: email,
  customerPhone: phone,
  notes,
})

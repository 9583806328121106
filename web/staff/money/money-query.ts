import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { MoneySeen } from '#contract/calls/money-calls.ts'
import { euros, priceText } from '#domain/money.ts'
import type { OnSiteMethod } from '#domain/money-moves.ts'
import { call, problemOf } from '#web/call.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { refreshStaff } from '#web/desk/refresh.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'

/** The money of a booking, reloaded whenever it is shown. */
export const moneyQuery = (id: string) =>
  queryOptions({
    queryKey: [api.bookingMoney.path, id],
    queryFn: ({ signal }) => call(api.bookingMoney, { params: { id }, signal }),
    staleTime: 0,
  })

export type MoneyAct =
  | { act: 'payment'; cents: number; method: OnSiteMethod; note: string; agreed: boolean }
  | { act: 'refund'; cents: number; reason: string }
  | { act: 'given'; refundId: number; cents: number }

/** The key lives as long as the form. Changed entries keep it: a correction after a lost answer does not count twice. */
const ofThisForm = { read: () => undefined, write: () => undefined }

const questions = ['more_than_owed', 'idempotency_mismatch']

/** Records a payment or refund. A try without an answer is repeated with the same key, so that nothing counts twice. */
export function useMoneyAct(id: string) {
  const client = useQueryClient()
  return useSending(async (act: MoneyAct, key: string) => {
    try {
      client.setQueryData(moneyQuery(id).queryKey, await send(id, act, key))
      toast({ title: titles[act.act], text: priceText(act.cents) })
    } catch (error) {
      // A question is shown next to the amount.
      if (!questions.includes(problemOf(error)?.code ?? '')) toastFailed(error, 'Nothing was recorded')
      throw error
    } finally {
      void refreshStaff(client)
    }
  }, ofThisForm)
}

const titles = { payment: 'Payment recorded', refund: 'Refund recorded', given: 'Refund recorded' }

function send(id: string, act: MoneyAct, idempotencyKey: string): Promise<MoneySeen> {
  if (act.act === 'given') return call(api.refundGiven, { params: { id: String(act.refundId) } })
  const amount = euros(act.cents)
  if (act.act === 'refund')
    return call(api.refundBooking, { params: { id }, body: { amount, reason: act.reason }, idempotencyKey })
  const body = {
    amount,
    method: act.method,
    ...(act.note === '' ? {} : { note: act.note }),
    ...(act.agreed ? { agreed: true as const } : {}),
  }
  return call(api.recordPayment, { params: { id }, body, idempotencyKey })
}

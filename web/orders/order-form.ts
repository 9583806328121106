import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api } from '#contract/client.ts'
import type { House } from '#domain/house/house.ts'
import { customOrderDollars } from '#domain/offers/board-price.ts'
import { boardColors, type CustomOrder, customOrderForm } from '#domain/offers/custom-board.ts'
import { call } from '#web/call.ts'
import { formDraft, typedEarly } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { attemptDraft, useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'

const draft = formDraft('customOrderForm')

const color = z.enum(boardColors.map(({ id }) => id))
/** The stored draft of an unfinished form: valid choices, and the contact as typed so far. */
const storedOrder = customOrderForm.extend({ color, fullName: z.string(), email: z.string() })

/** The cheapest board: the customer chooses everything beyond it. */
const emptyOrder: CustomOrder = {
  color: 'white',
  motorPower: '1',
  mastLength: '1',
  accessories: [],
  fullName: '',
  email: '',
}

/** The stored order: the server's number and price, and the parts ordered at the displayed price. */
export type Ordered = { id: number; totalPrice: number; shown: number; order: CustomOrder }

/** The order of a board: its form, kept while the tab is open, its price, and its sending. */
export function useBoardOrder() {
  const house = useHouse()
  const form = useBoardForm()
  const order = useWatch({ control: form.control, compute: (values: CustomOrder) => values })
  const sending = useSending(
    (body: CustomOrder, idempotencyKey) => call(api.orderBoard, { body, idempotencyKey }),
    attemptDraft,
  )
  const send = (sent: CustomOrder) =>
    sending.mutate(sent, {
      onSuccess: (stored) => {
        draft.clear()
        toast({ title: 'Order received', text: `Order ${stored.id}. We write to ${sent.email}.` })
      },
      onError: (error) => toast({ title: 'Order failed', text: whyFailed(error), tone: 'destructive' }),
    })
  return {
    form,
    order,
    dollars: customOrderDollars(house, order),
    sending,
    submit: form.handleSubmit(send, (bad) => showInvalid(bad, form.getValues())),
    ordered: orderedOf(house, sending),
    choose: (parts: Partial<CustomOrder>) => {
      for (const [name, value] of Object.entries(parts)) form.setValue(name as keyof CustomOrder, value)
    },
    startOver: () => {
      sending.reset()
      form.reset({ ...emptyOrder, fullName: order.fullName, email: order.email })
    },
  }
}

export type BoardOrder = ReturnType<typeof useBoardOrder>

function useBoardForm() {
  const form = useForm<CustomOrder>({
    // Number or text on the wire; our fields have text.
    resolver: zodResolver(customOrderForm as z.ZodType<CustomOrder, CustomOrder>),
    defaultValues: { ...emptyOrder, ...typedEarly('fullName', 'email') },
    reValidateMode: 'onBlur',
  })
  useEffect(() => {
    const before = storedOrder.safeParse(draft.read())
    if (before.success) form.reset(before.data)
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) })
  }, [form])
  return form
}

type Sending = { data?: { id: number; totalPrice: number }; variables?: CustomOrder }

const orderedOf = (house: House, { data, variables }: Sending): Ordered | undefined =>
  data && variables ? { ...data, shown: customOrderDollars(house, variables), order: variables } : undefined

function showInvalid(bad: FieldErrors<CustomOrder>, values: CustomOrder): void {
  const missing = values.fullName.trim() === '' || values.email.trim() === ''
  const [first] = Object.values(bad)
  toast({
    title: missing ? 'Missing information' : 'Please check your details',
    text: missing ? 'Please fill in all required fields' : String(first?.message ?? ''),
    tone: 'destructive',
  })
}

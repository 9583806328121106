import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Enquiry } from '#contract/calls/admin.ts'
import { api } from '#contract/staff-client.ts'
import type { EnquiryState } from '#domain/enquiries/kinds.ts'
import { call } from '#web/api.ts'
import { enquiriesQuery } from '#web/desk/enquiries-query.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'

const told: Record<EnquiryState, string> = {
  new: 'Open again',
  taken: 'You have it',
  answered: 'Answered',
  closed: 'Closed',
}

type Move = { row: Enquiry; to: EnquiryState }

/** Moves an enquiry from the state that is seen here; who was slower is told who has it. */
export function useMoveEnquiry() {
  const client = useQueryClient()
  const { queryKey } = enquiriesQuery()
  return useMutation({
    mutationFn: ({ row, to }: Move) =>
      call(api.setEnquiryState, { params: { id: String(row.id) }, body: { state: to, from: row.state } }),
    onSuccess: (row, { to }) => {
      client.setQueryData(queryKey, (rows) => rows?.map((old) => (old.id === row.id ? row : old)))
      toast({ title: told[to], text: `${row.fullName}, ${row.reference}` })
    },
    onError: (error) =>
      toast({
        title: 'Nothing was changed',
        text: whyFailed(error),
        tone: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

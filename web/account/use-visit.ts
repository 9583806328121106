import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { OwnBooking } from '#contract/calls/mine.ts'
import { api } from '#contract/client.ts'
import { call } from '#web/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'

const mutationKey = ['visit-own-booking']

/** Opens the page of an own booking, the same one that the link in its mail opens: a link is made for this visit. */
export function useVisit(): (booking: OwnBooking) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const visit = useMutation({
    mutationKey,
    mutationFn: ({ id }: OwnBooking) => call(api.linkMyBooking, { params: { id } }),
    onSuccess: ({ path }) => navigate(path),
    onError: (error) =>
      toast({
        title: 'The booking could not be opened',
        text: whyFailed(error),
        tone: 'destructive',
      }),
  })
  return (booking) => {
    // A double click asks for one link.
    if (client.isMutating({ mutationKey }) === 0) visit.mutate(booking)
  }
}

// The group session as the spec states it (spec 1 §9). Cents per participant.

export const surfSauna = {
  days: 'Mondays and Tuesdays',
  atMostPeople: 15,
  onlineCents: 3_500,
  onSiteCents: 4_000,
} as const

export const sessionSlots: readonly {
  id: string
  name: string
  from: string
  to: string
  popular: boolean
}[] = [
  { id: 'afternoon', name: 'Afternoon', from: '16:00', to: '18:00', popular: false },
  { id: 'evening', name: 'Evening', from: '18:00', to: '20:00', popular: false },
  { id: 'sunset', name: 'Sunset', from: '20:00', to: '22:00', popular: true },
]

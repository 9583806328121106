import { z } from 'zod'
import { timesEvery } from '../calendar.ts'
import { line } from '../contact.ts'
import { lazy } from '../lazy.ts'
import type { Activity } from './activity.ts'
import { foil } from './ride-pictures.ts'

const minutesUnlessSaid = 60
const maxHours = 12

const choice = lazy(() =>
  z.object({
    service: line(120).catch('Custom service'),
    duration: line(40),
    quantity: z.int().min(1).max(100).catch(1),
  }),
)
type CustomChoice = z.infer<ReturnType<typeof choice>>

function minutesOfLabel(label: string): number {
  const [, count = '', unit = ''] = /^(\d+)\s*(min|h)/i.exec(label.trim()) ?? []
  const minutes = Number(count) * (unit.toLowerCase() === 'h' ? 60 : 1)
  return minutes > 0 && minutes <= maxHours * 60 ? minutes : minutesUnlessSaid
}

/**
 * What the specified checkout charges if it cannot price a draft: 100 euros, no units. Sold only in test mode, so not in the
 * catalogue.
 */
export const customService: Activity<CustomChoice, 'custom-service'> = {
  id: 'custom-service',
  sector: 'main',
  title: 'Custom service',
  staffTitle: 'Custom service',
  path: '/booking',
  picture: foil,
  mailPicture: 'hero',
  noun: { one: 'piece', many: 'pieces' },
  heldAs: 'booking',
  countsRidingHours: false,
  byStaff: false,
  offers: [],
  units: [],
  startTimes: () => [...timesEvery(30, '00:00', '23:30')],
  minutes: (_start, { duration }) => minutesOfLabel(duration),
  quote: ({ service, duration }) => ({
    lines: [{ kind: 'text', label: `${service}, ${duration}`, cents: 10_000 }],
    totalCents: 10_000,
  }),
  needs: () => [],
  summary: ({ service, duration, quantity }) => ({
    service,
    durationLabel: duration,
    quantity,
    people: quantity,
    equipmentType: service,
  }),
  fields: {},
  problems: () => ({}),
  choice,
  choiceOfDraft: ({ service, duration, quantity }) => ({ service, duration, quantity }),
  choiceOfQuery: ({ units, duration }) => ({ duration: duration ?? '1h', quantity: units }),
  queryOf: ({ duration, quantity }) => ({ duration, units: quantity }),
  draftOf: ({ service, duration, quantity }) => ({ service, duration, quantity }),
}

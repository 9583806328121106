import { expect, it } from 'vitest'
import { jetskiBooking } from '#web/staff/row/sample-row.ts'
import { partOf } from './schedule-panel.tsx'

it('Pending has what can still be approved, as many as its figure says', () => {
  const on = (date: string) => jetskiBooking({ date, status: 'pending' })
  const shown = partOf([on('2026-06-15'), on('2026-06-16'), on('2026-06-18')], 'pending', () => '2026-06-16')
  expect(shown.map(({ date }) => date)).toEqual(['2026-06-16', '2026-06-18'])
})

import type { LucideIcon } from 'lucide-react'
import { ShieldCheck, Shirt, Sun } from 'lucide-react'
import type { OwnPage } from '#contract/calls/own-page.ts'
import { arriveEarlyMinutes } from '#domain/booking/policy.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Point } from '#web/ui/point.tsx'
import { Part } from './part.tsx'
import { vests } from './pictures.ts'

const signs: Record<OwnPage['bring'][number]['kind'], LucideIcon> = {
  clothes: Shirt,
  sun: Sun,
  ours: ShieldCheck,
}

/** By when to come, and with what. */
export const BeThere = ({ booking: { arriveAt, bring } }: { booking: OwnPage }) => (
  <Part
    title={`Be there at ${arriveAt}`}
    beside={
      <p className="mt-3 text-muted">
        {arriveEarlyMinutes} minutes early, for equipment and safety briefing.
      </p>
    }
  >
    <ul className="space-y-5">
      {bring.map(({ kind, what, more }) => (
        <Point key={what} small icon={signs[kind]} title={what}>
          {more}
        </Point>
      ))}
    </ul>
    <Picture
      of={vests}
      sizes="(min-width: 64rem) 32rem, 100vw"
      className="mt-6 aspect-[3/2] w-full rounded-xl sm:aspect-[16/9]"
    />
  </Part>
)

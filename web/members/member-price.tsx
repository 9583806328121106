import { priceText } from '#domain/money.ts'
import { membership } from '#domain/offers/membership.ts'
import { useHouse } from '#web/house.ts'
import { Button } from '#web/ui/button.tsx'
import { GivesBack } from './gives-back.tsx'

/** `onNear`: the pointer or the focus is on the button. */
type Props = { onNear: () => void; onJoin: () => void }

/** The price as a timeline, beside what weekday rides give back. */
export const MemberPrice = ({ onNear, onJoin }: Props) => (
  <section
    aria-label="Joining fee"
    className="relative z-10 mx-auto -mt-16 max-w-page px-3 sm:px-gutter lg:-mt-24"
  >
    <div className="grid overflow-hidden rounded-xl bg-surface shadow-float lg:grid-cols-[1.05fr_1fr]">
      <div className="p-6 sm:p-10">
        <h2 className="text-2xl">What it costs</h2>
        <Timeline />
        <Button className="mt-9 max-sm:w-full" onPointerEnter={onNear} onFocus={onNear} onClick={onJoin}>
          Become a Member
        </Button>
      </div>
      <GivesBack />
    </div>
  </section>
)

function Timeline() {
  const { membership: fees } = useHouse()
  return (
    <ol className="mt-7 grid grid-cols-[auto_1fr] gap-x-5">
      <li className="contents">
        <span aria-hidden="true" className="relative grid w-5 justify-items-center">
          <span className="mt-5 size-4 rounded-full bg-selected" />
          <span className="absolute top-9 -bottom-5 w-px bg-line-strong" />
        </span>
        <span className="pb-7">
          <span className="block font-display text-5xl font-[540] tracking-display tnum">
            {priceText(fees.joiningFeeCents)}
          </span>
          <span className="mt-1 block text-muted">joining fee, the first month included</span>
        </span>
      </li>
      <li className="contents">
        <span aria-hidden="true" className="relative grid w-5 justify-items-center">
          <span className="mt-4 size-4 rounded-full bg-surface shadow-[inset_0_0_0_2px_var(--color-selected)]" />
        </span>
        <span>
          <span className="block font-display text-4xl font-[560] tracking-title tnum">
            {priceText(fees.monthlyFeeCents)} <span className="text-xl">a month</span>
          </span>
          <span className="mt-1 block text-balance text-muted">{membership.terms}</span>
        </span>
      </li>
    </ol>
  )
}

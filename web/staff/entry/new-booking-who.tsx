import { Mail, Phone, UserRound } from 'lucide-react'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { Draft, Lacking } from './new-booking-draft.ts'

type Props = { draft: Draft; errors: Lacking; onChange: (part: Partial<Draft>) => void }

/** Who it is for, and how they came. */
export const NewBookingWho = ({ draft, errors, onChange }: Props) => (
  <section className="space-y-4">
    <div>
      <span className="lab">How they came</span>
      <Segmented
        label="How they came"
        value={draft.channel}
        onChange={(channel) => onChange({ channel })}
        options={[
          { value: 'phone', label: 'By phone' },
          { value: 'walk_in', label: 'Walk-in' },
        ]}
      />
    </div>
    <Field
      compact
      label="Name"
      icon={<UserRound aria-hidden="true" />}
      autoComplete="off"
      maxLength={120}
      value={draft.name}
      error={errors.name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        compact
        label="Phone"
        type="tel"
        inputMode="tel"
        icon={<Phone aria-hidden="true" />}
        autoComplete="off"
        maxLength={40}
        value={draft.phone}
        error={errors.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <Field
        compact
        optional
        label="Email"
        type="email"
        inputMode="email"
        icon={<Mail aria-hidden="true" />}
        autoComplete="off"
        maxLength={254}
        value={draft.email}
        error={errors.email}
        hint="The confirmation goes there."
        onChange={(event) => onChange({ email: event.target.value })}
      />
    </div>
    <TextArea
      compact
      optional
      label="Special requests"
      rows={2}
      maxLength={2000}
      value={draft.notes}
      onChange={(event) => onChange({ notes: event.target.value })}
    />
  </section>
)

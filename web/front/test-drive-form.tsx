import { useEffect } from 'react'
import { FormFrame } from '#web/booking/booking-page.tsx'
import { markHydrated } from '#web/early/hydrated.ts'
import { Choice } from './test-drive-choice.tsx'
import { TestDriveContact } from './test-drive-contact.tsx'
import { When } from './test-drive-when.tsx'
import { useTestDrive } from './use-test-drive.ts'

/** The whole form in one panel: place, number and length, day and start, who and how much. */
export function TestDriveForm() {
  const drive = useTestDrive()
  const { root } = drive.ride.form
  // What was pressed while the form was only drawn is done now.
  useEffect(() => void (root.current && markHydrated(root.current)), [root])
  return (
    <FormFrame
      root={root}
      label="Book a test drive"
      onSubmit={drive.submit}
      announced={drive.ride.start.announced}
      className="overflow-hidden rounded-xl bg-surface shadow-float md:grid md:grid-cols-2 lg:grid-cols-[1fr_1fr_25rem]"
    >
      <Choice drive={drive} />
      <When drive={drive} />
      <TestDriveContact drive={drive} />
    </FormFrame>
  )
}

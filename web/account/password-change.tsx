import { useState } from 'react'
import type { User } from '#contract/views.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** The part of a profile where the password is changed. */
export function PasswordChange({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="password" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="password" className="text-xl">
          Password
        </h2>
        <p className="mt-1 text-muted">A new one signs you out everywhere but here.</p>
      </div>
      <Button kind="line" className="max-sm:w-full" onClick={() => setOpen(true)}>
        Change password
      </Button>
      {open && <PasswordDialog user={user} onClose={() => setOpen(false)} />}
    </section>
  )
}

import { Copy, Link2 } from 'lucide-react'
import { referralDays, referralLink } from '#domain/members/referral.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'

/** The link to pass on. Who has none is told so. */
export function AmbassadorLink({ code }: { code: string | null }) {
  if (code === null)
    return (
      <section className="card p-4 sm:p-5">
        <h2 className="text-xl">Your link</h2>
        <p className="mt-2 text-muted">This account is no ambassador and has no link of its own.</p>
      </section>
    )
  const link = referralLink(location.origin, code)
  return (
    <section className="card p-4 sm:p-5" aria-labelledby="referral-link">
      <h2 id="referral-link" className="text-xl">
        Your link
      </h2>
      <Field
        className="mt-3"
        compact
        label={`Code ${code}`}
        icon={<Link2 aria-hidden="true" />}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        hint={`Who opens it is yours for ${referralDays} days, on that phone or computer.`}
      />
      <Button kind="ink" size="md" className="mt-4 w-full" onClick={() => void copy(link)}>
        <Copy aria-hidden="true" />
        Copy link
      </Button>
    </section>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast({ title: 'Link copied', text: link })
  } catch {
    toast({
      title: 'The link could not be copied',
      text: 'Mark it and copy it by hand.',
      tone: 'destructive',
    })
  }
}

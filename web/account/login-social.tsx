import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'

const later = (provider: string) =>
  toast({
    title: 'Social Login',
    text: `${provider} login will be available soon. Use demo accounts for now.`,
  })

export function SocialLogin() {
  return (
    <>
      <div className="mt-6 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3">
        {['Apple', 'Google'].map((provider) => (
          <Button key={provider} kind="line" type="button" onClick={() => later(provider)}>
            {provider}
          </Button>
        ))}
      </div>
    </>
  )
}

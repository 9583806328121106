import { screens } from '#contract/screens.ts'
import { useReloadOnReturn } from '#web/desk/reload-on-return.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileSignIn } from './profile-sign-in.tsx'

export const meta = () => headOf({ title: 'Profile', screen: screens.profile })

/** Who is signed in, and where from here; a form to sign in for who is not. */
export default function Page() {
  useReloadOnReturn()
  const { user, loading } = useSignedIn()
  if (!loading && !user) return <ProfileSignIn />
  return (
    <PageFrame footer="slim">
      <div
        // While waiting the footer stays below the fold: the card would push it out of sight.
        className={`mx-auto max-w-page px-gutter pt-8 pb-section lg:pt-10 ${user ? 'min-h-[calc(100svh-9.75rem)]' : 'min-h-svh'}`}
      >
        <h1 className="display text-4xl">Profile</h1>
        {user ? (
          <ProfileCard user={user} />
        ) : (
          <span aria-hidden="true" className="skel mt-8 block h-90 rounded-xl!" />
        )}
      </div>
    </PageFrame>
  )
}

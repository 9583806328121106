import { Link } from 'react-router'
import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { mooring } from './pictures.ts'

export const meta = () => headOf({ title: 'Page not found', screen: screens.notFound })

export default function NotFound() {
  return (
    <PageFrame header="over" footer="none">
      <Scene
        picture={mooring}
        title="404 Page Not Found"
        lead="Did you forget to add the page to the router?"
        height="min-h-svh"
      >
        <Link to="/" className={`${buttonClass('go')} mt-8`}>
          Back to the water
        </Link>
      </Scene>
    </PageFrame>
  )
}

import { Link } from 'react-router'
import { screens } from '#contract/screens.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { metaOf } from './head.ts'
import { PageFrame } from './page-frame.tsx'
import { mooring } from './shell-pictures.ts'

export const missingHead = metaOf({ title: 'Page not found', screen: screens.notFound })

/** The 404 page. */
export const MissingPage = () => (
  <PageFrame header="over" footer={null}>
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

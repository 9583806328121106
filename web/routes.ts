import type { RouteConfigEntry } from '@react-router/dev/routes'
import { route } from '@react-router/dev/routes'
import { screens } from '../contract/screens.ts'

// The page for unknown addresses has no route of its own: the HTML written for /404 serves them all, so it must be the
// same route that the browser finds for any of them.
const routes: RouteConfigEntry[] = Object.values(screens)
  .filter((screen) => screen !== screens.notFound)
  .flatMap((screen) => screen.paths.map((path) => route(path, screen.module, { id: path })))

export default [...routes, route('*', screens.notFound.module, { id: 'not-found' })]

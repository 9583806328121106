import type { RouteConfigEntry } from '@react-router/dev/routes'
import { route } from '@react-router/dev/routes'
import { screens } from '../contract/screens.ts'

const routes: RouteConfigEntry[] = Object.values(screens).flatMap((screen) =>
  screen.paths.map((path) => route(path, screen.module, { id: path })),
)

export default [...routes, route('*', screens.notFound.module, { id: 'not-found' })]

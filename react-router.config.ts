import type { Config } from '@react-router/dev/config'

// `ssr`: the build makes the code that renders pages, and renders none (docs/decisions/029). Browsers know all routes at
// once: no server answers for those that a page does not name.
export default { appDirectory: 'web', ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config

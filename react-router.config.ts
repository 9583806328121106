import type { Config } from '@react-router/dev/config'

// `ssr`: the build makes the code that renders pages, and renders none (docs/decisions/029). Browsers get all routes at
// once, since no server answers for routes that a page does not list.
export default { appDirectory: 'web', ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config

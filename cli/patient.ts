// Stands before the router's build (cli/build.ts). It gives up on a page that is not written within ten seconds, which no
// setting of it changes; the first one loads the whole site, and a small or busy machine takes longer. A page that is never
// written still ends the build.

const leastMs = 180_000
const timeout = AbortSignal.timeout.bind(AbortSignal)

AbortSignal.timeout = (ms) => timeout(Math.max(ms, leastMs))

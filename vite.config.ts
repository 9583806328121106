import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { starter } from './cli/starter.ts'

// What several pages need is fetched in few files, from what every page has to what two have: many small ones pack worse
// and are a request each. A file holds what its modules import as well; `minShareCount` is how many pages and later
// parts must need a module.
const groups = [
  // Apart from the frame, as each file runs in a task of its own: the router's code beside React's held up a phone for half as long again.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'frame',
    test: /node_modules\/react-router\/|domain\/picture\.|web\/(api|form-drafts|house|early\/hydrated|shell\/(head|page-frame|scrolling|trouble)|ui\/(picture|toast))\.|icons\/(mail|phone)\./,
  },
  // Without what only lists of staff and members use.
  {
    name: 'queries',
    test: /node_modules\/@tanstack\/(?!.*([iI]nfinite(?!QueryBehavior)|queriesObserver|useQueries|virtual|MutationState|useIs))|web\/(queries|query-provider)\./,
  },
  // Money, days and places: of each page with a price.
  {
    name: 'facts',
    test: /domain\/(calendar|locations|money|fleet\/unit|house\/(hours|per-house|price-on)|activities\/(activity|fields|full-day|ride-pictures))\./,
  },
  // Of each page with a form.
  {
    name: 'fields',
    test: /web\/(booking\/focus-first|ui\/(field|stepper))\.|domain\/contact-rules\.|icons\/(arrow-left|calendar-days|chevron-left|chevron-right|clock|map-pin|users-round|waves-horizontal|x)\./,
  },
  // Of each booking page and of checkout.
  {
    name: 'booking',
    test: new RegExp(
      [
        String.raw`domain\/activities\/quote-lines\.`,
        String.raw`web\/(pending-store|ui\/calendar-parts)\.`,
        String.raw`web\/booking\/(booking-(form|page|summary|toasts)|clock|contact-(fields|prefill)|hold-strip|my-pricing|next-page|paybar|price|price-lines|progress|step-section|stored-choice|tick|use-form|use-start|visitor-hold)\.`,
      ].join('|'),
    ),
  },
  // Of those that hand a choice on to checkout.
  { name: 'hand-over', test: /web\/(booking\/hand-over|new-pending)\./ },
  // Of those with several places.
  { name: 'options', test: /web\/(booking\/(place-(choice|step)|small-chart)|ui\/option-row)\./ },
  { name: 'note', test: /web\/ui\/note\./ },
  { name: 'suns', test: /icons\/(sun|sunset)\./ },
  { name: 'pick-time', test: /web\/booking\/pick-time\./ },
  // Of those with days.
  { name: 'days', test: /web\/(booking\/which-day|ui\/(calendar|calendar-days))\./ },
  {
    name: 'jetski',
    test: /web\/jetski\/(?!form-parts|jetski-entries|request-body|send-request|use-jetski|why-failed)|domain\/(activities\/jetski|fleet\/(jetskis|jetski-pictures)|booking\/stored-jetskis)\./,
    minShareCount: 2,
  },
]

/** Of what a later part needs, only what its page lacks is fetched ahead with it: each name costs the page that holds it. */
const onEachPage = /\/(react|frame|rolldown-runtime)-/
const onBookingPages = /\/(booking|facts|fields|queries)-/
const isLacking = (host: string) => (file: string) =>
  !onEachPage.test(file) && (/\/(frame|root|landing)-/.test(host) || !onBookingPages.test(file))

/** What the server renders pages by: one file that brings its packages, so that a production install needs none of them. */
const pages = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true as const },
  build: { rolldownOptions: { input: 'web/pages.ts', output: { codeSplitting: false } } },
}

export default defineConfig(({ command }) => ({
  plugins: [starter, tailwindcss(), reactRouter()],
  // The browsers that Tailwind needs: for older ones each colour would stand in the styles twice.
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) => files.filter(isLacking(hostId)),
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ...(command === 'build' ? { ssr: pages } : {}),
  },
  // Only for `npm run dev`: see cli/dev.ts.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
}))

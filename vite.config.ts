import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { starter } from './cli/starter.ts'

// Modules of several pages are bundled in few files, from those of every page to those of two: many small files compress
// worse and are a request each. A file includes what its modules import; `minShareCount` is the number of pages and lazy
// parts that must need a module.
const groups = [
  // Apart from the frame, as each file runs in a task of its own: together with the router it blocked a phone half as long again.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'frame',
    test: /node_modules\/react-router\/|(domain\/picture|contract\/screens)\.|web\/(assets\/fonts\/figtree-latin|call|form-drafts|house-on-page|early\/hydrated|shell\/(head|page-frame|scrolling|trouble)|ui\/(picture|toast))\.|icons\/(mail|phone)\./,
  },
  // Without parts that only lists of staff and members use.
  {
    name: 'queries',
    test: /node_modules\/@tanstack\/(?!.*([iI]nfinite(?!QueryBehavior)|queriesObserver|useQueries|virtual|MutationState|useIs))|web\/(queries|query-provider)\./,
  },
  // Money, days and places: for every page with a price.
  {
    name: 'facts',
    test: /domain\/(calendar|locations|money|fleet\/unit|house\/(hours|per-house|price-on)|activities\/(activity|fields|full-day|ride-pictures))\./,
  },
  // For every page with a form.
  {
    name: 'fields',
    test: /web\/(booking\/focus-first|ui\/(field|stepper))\.|domain\/contact-rules\.|icons\/(arrow-left|calendar-days|chevron-left|chevron-right|clock|map-pin|users-round|waves-horizontal|x)\./,
  },
  // For every booking page and checkout.
  {
    name: 'booking',
    test: new RegExp(
      [
        String.raw`domain\/activities\/quote-lines\.`,
        String.raw`web\/(pending-store|ui\/calendar-parts)\.`,
        String.raw`web\/booking\/(booking-(form|page|summary|toasts)|visitor-clock|contact-(fields|prefill)|hold-strip|my-pricing|next-page|paybar|price|price-lines|progress|step-section|stored-choice|tick|use-form|use-start|visitor-hold)\.`,
      ].join('|'),
    ),
  },
  // For pages that pass a choice on to checkout.
  { name: 'hand-over', test: /web\/(booking\/hand-over|new-pending)\./ },
  // For pages with several places.
  { name: 'options', test: /web\/(booking\/(place-(choice|step)|small-chart)|ui\/option-row)\./ },
  { name: 'note', test: /web\/ui\/note\./ },
  { name: 'suns', test: /icons\/(sun|sunset)\./ },
  { name: 'pick-time', test: /web\/booking\/pick-time\./ },
  // For pages with days.
  { name: 'days', test: /web\/(booking\/which-day|ui\/(calendar|calendar-days))\./ },
  {
    name: 'jetski',
    test: /web\/jetski\/(?!form-parts|jetski-entries|request-body|send-request|use-jetski|why-failed)|domain\/(activities\/jetski(-prices)?|fleet\/(jetskis|jetski-pictures)|booking\/stored-jetskis)\./,
    minShareCount: 2,
  },
]

/** Preloads only those files of a lazy part that its page lacks, since each name adds to the page's size. */
const onEachPage = /\/(react|frame|rolldown-runtime)-/
const onBookingPages = /\/(booking|facts|fields|queries)-/
const isLacking = (host: string) => (file: string) =>
  !onEachPage.test(file) && (/\/(frame|root|landing)-/.test(host) || !onBookingPages.test(file))

/** The server's code to render pages: one file with its packages, so that a production install needs none of them. */
const pages = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true as const },
  build: { rolldownOptions: { input: 'web/write-page.ts', output: { codeSplitting: false } } },
}

export default defineConfig(({ command }) => ({
  plugins: [starter, tailwindcss(), reactRouter()],
  // The browsers that Tailwind needs: for older ones each colour would be in the styles twice.
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

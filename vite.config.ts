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
    test: /node_modules\/react-router\/|web\/(api|form-drafts|house|early\/hydrated|shell\/(head|page-frame|scrolling|trouble)|ui\/(picture|toast))\./,
  },
  {
    name: 'facts',
    test: /domain\/(calendar|money|locations|house\/(hours|per-house|price-on)|activities\/(activity|fields|full-day))\./,
  },
  // What every activity imports. Without a group it goes to the first one below that does, and brings all of it to other pages.
  { name: 'sold', test: /domain\/(fleet\/unit|activities\/ride-pictures)\./ },
  { name: 'queries', test: /node_modules\/@tanstack\/|web\/(queries|query-provider)\./, minShareCount: 6 },
  // Of each booking page and of checkout.
  {
    name: 'parts',
    test: new RegExp(
      [
        String.raw`domain\/(contact-rules|activities\/quote-lines)\.`,
        String.raw`web\/(pending-store|ui\/(calendar-parts|field|note))\.`,
        String.raw`web\/booking\/(booking-page|clock|next-page|paybar|progress|stored-choice|visitor-hold)\.`,
        String.raw`icons\/(calendar-days|chevron-left|chevron-right|circle-check|clock|cloud-off|info|map-pin|rotate-cw|users-round|waves-horizontal|x)\.`,
      ].join('|'),
    ),
  },
  // Of those with days, start times and a contact. What has a schema is for pages of enquiries.
  {
    name: 'booking',
    test: /web\/(booking\/(?!date-field|enquiry|hand-over|hold-strip|on-site|small-chart|start-step|summary-picture|use-enquiry|which-day)|ui\/(stepper|slot-chips))/,
    minShareCount: 4,
  },
  { name: 'days', test: /web\/booking\/(start-step|which-day)\./ },
  {
    name: 'jetski',
    test: /web\/jetski\/(?!form-parts|jetski-entries|request-body|send-request|use-jetski)|domain\/(activities\/jetski|fleet\/jetskis|booking\/stored-jetskis)\./,
    minShareCount: 2,
  },
]

/** What the server renders pages by: one file that brings its packages, so that a production install needs none of them. */
const pages = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true as const },
  build: { rolldownOptions: { input: 'web/pages.ts', output: { codeSplitting: false } } },
}

export default defineConfig(({ command }) => ({
  plugins: [starter, tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ...(command === 'build' ? { ssr: pages } : {}),
  },
  // Only for `npm run dev`: see cli/dev.ts.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
}))

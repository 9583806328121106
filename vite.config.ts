import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { starter } from './cli/starter.ts'

const icons = (...names: string[]) => String.raw`lucide-react\/dist\/esm\/icons\/(${names.join('|')})\.mjs`

// What is needed together is asked for in one go and packs better: as sixty small files it was 8 KB more of a page's 170.
// 'parts' serve every page where something is chosen or typed, 'choosing' those with days and start times.
const groups = [
  // Apart from the frame, as each file runs in a task of its own: the router's code beside React's held up a phone for half as long again.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'frame',
    test: /node_modules\/react-router\/|lucide-react\/dist\/esm\/(create|Icon|shared|default)|web\/(early\/hydrated|shell\/(?!greeting|menu-sheet|signed-in|test-strip|role-switch|view-role)|ui\/(button|icon-button|picture|toast|toast-store|wordmark)\.)/,
  },
  { name: 'queries', test: /node_modules\/@tanstack\/|web\/query-provider\./ },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'form', test: /node_modules\/(react-hook-form|@hookform)\// },
  {
    name: 'facts',
    test: /contract\/screens\.ts|domain\/(money|lazy|calendar|offers\/weekday|locations|activities\/(activity|fields|full-day|sample-figure))\.ts/,
  },
  // What any price is worded by: else it would lie with the machines, which most pages do without.
  { name: 'lines', test: /domain\/activities\/quote-lines\./ },
  // Apart, as the jetskis' pages do without.
  {
    name: 'foils',
    test: /domain\/(activities\/(group-session|efoil-ride|rental)|fleet\/(efoils|floating))\.ts/,
  },
  {
    name: 'parts',
    test: new RegExp(
      [
        String.raw`contract\/(addresses|client)\.ts|domain\/contact-rules\.ts|web\/(api|attempt|form-drafts|queries|sending|ui\/(note|field)|booking\/(clock|contact-prefill|paybar|tick|contact-fields))\.`,
        icons(
          'arrow-left',
          'calendar-days',
          'check',
          'circle-check',
          'circle-exclamation-point',
          'clock',
          'flask-conical',
        ),
        icons('gift', 'info', 'map-pin', 'waves-horizontal', 'x'),
      ].join('|'),
    ),
  },
  // Signs of the pages that tell what there is; as files of their own they were eight more requests of a first load.
  {
    name: 'signs',
    test: new RegExp(
      [
        icons('arrow-down', 'calendar-heart', 'gauge'),
        icons('percent', 'play', 'sunset', 'tent-tree'),
        String.raw`domain\/offers\/membership\.ts|web\/ui\/(point|benefit-icons)\.`,
      ].join('|'),
    ),
  },
  // Before the jetskis' own, which need them too and would take them in.
  { name: 'quotes', test: /web\/booking\/stored-choice\.|domain\/activities\/quote-lines\./ },
  // Small files that two or three booking pages share: alone, each costs a page 100 bytes more.
  { name: 'machines', test: /web\/jetski\/(machine-lines|stored-selection|sum)\./ },
  { name: 'jetskis', test: /domain\/(activities\/jetski|fleet\/jetskis)\.ts/ },
  { name: 'chevrons', test: new RegExp(icons('chevron-left', 'chevron-right')) },
  { name: 'places', test: /web\/booking\/(ride-entries|small-chart)\./ },
  { name: 'days', test: /web\/(booking\/which-day|ui\/calendar-parts)\./ },
  {
    name: 'choosing',
    test: new RegExp(
      [
        String.raw`web\/booking\/(free-times|next-page|hold-strip|my-pricing|price|progress|step-section|start-times|start-list|use-starts|waitlist)\.|domain\/booking\/(draft-of|plan)\.ts`,
        String.raw`web\/ui\/(slot-chips|slot-groups|stepper)\.`,
        icons('bell-ring', 'cloud-off', 'minus', 'plus'),
      ].join('|'),
    ),
  },
  {
    name: 'steps',
    test: /web\/booking\/(booking-form|booking-page|booking-summary|booking-toasts|focus-first|hand-over|start-step|use-form|use-start)\./,
  },
]

/**
 * Leaves zod's writers of JSON schemas out of what browsers load: a fifth of zod, held by every schema, and only the
 * server's OpenAPI calls them (docs/decisions/008). Every name they export is kept, as a function that refuses.
 */
const withoutSchemaWriters: Plugin = {
  name: 'without-schema-writers',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    if (!/\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return
    const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
      ([, name]) => name!,
    )
    return [
      "const refuse = () => { throw new Error('JSON schemas are written on the server') }",
      ...names.map((name) =>
        // A schema that is asked for its '~standard' makes these two at once and calls them never.
        /^create/.test(name) ? `export const ${name} = () => refuse` : `export const ${name} = refuse`,
      ),
    ].join('\n')
  },
}

/** What the server renders pages by: one file that brings its packages, so that a production install needs none of them. */
const pages = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true as const },
  build: { rolldownOptions: { input: 'web/pages.ts', output: { codeSplitting: false } } },
}

export default defineConfig(({ command }) => ({
  plugins: [withoutSchemaWriters, starter, tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ...(command === 'build' ? { ssr: pages } : {}),
  },
  // Only for `npm run dev`: see cli/dev.ts.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
}))

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Every page needs these two at once: as two files they are asked for in one go, as twenty they wait for each other.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    test: /node_modules\/@tanstack\/|lucide-react\/dist\/esm\/(create|Icon|shared|default)|web\/(query-client|shell\/(?!menu-sheet|signed-in)|ui\/(button|icon-button|picture|toast|toast-store|wordmark)\.)/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // Only for `npm run dev`: see cli/dev.ts.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
})

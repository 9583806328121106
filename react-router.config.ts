import type { Config } from '@react-router/dev/config'
import { prerendered } from './contract/all-screens.ts'

export default {
  appDirectory: 'web',
  ssr: false,
  prerender: prerendered(),
} satisfies Config

import type { Config } from '@react-router/dev/config'
import { prerendered } from './contract/screens.ts'

export default {
  appDirectory: 'web',
  ssr: false,
  prerender: prerendered(),
} satisfies Config

declare module 'virtual:starter' {
  /** The script of web/early/start-page.ts, built by cli/starter.ts. */
  export const starter: string
}

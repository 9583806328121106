declare module 'virtual:starter' {
  /** The script of web/early/start-page.ts, made by cli/starter.ts. */
  export const starter: string
}

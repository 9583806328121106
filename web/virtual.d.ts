declare module 'virtual:starter' {
  /** The script of web/early/start.ts, made by cli/starter.ts. */
  export const starter: string
}

declare module 'virtual:starter' {
  /** Of web/early/start.ts, made by cli/starter.ts. */
  export const starter: string
}

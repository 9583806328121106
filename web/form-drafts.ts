/** Entries of a form not yet sent, kept for this tab: reload and back do not empty it, closing the tab does. */
export const formDraft = (key: string) => ({
  read(): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null')
    } catch {
      return undefined
    }
  },
  write(entries: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(entries))
    } catch {
      // Private mode: the entries live as long as the page.
    }
  },
})

import { Refusal } from '#domain/refusal.ts'

export type OpenStream = { sessionId: number; close: () => void; makeRoom: () => void }

/** A browser with one tab per list and a few forgotten ones. */
const mostOfSession = 8
const mostOfServer = 1_000

/** The open streams of this server, bounded per session and in all. */
export function openStreams() {
  // In the order in which they were opened.
  const open = new Set<OpenStream>()
  return {
    /** Closes the oldest of the session to make room, so that a tab that is loaded again works. Refuses when the server is full. */
    add(stream: OpenStream): void {
      const own = [...open].filter(({ sessionId }) => sessionId === stream.sessionId)
      if (own.length >= mostOfSession) own[0]!.makeRoom()
      else if (open.size >= mostOfServer)
        throw new Refusal('unavailable', 'Too many live lists are open. They are still read every minute.', {
          retryAfterSeconds: 60,
        })
      open.add(stream)
    },
    remove: (stream: OpenStream) => void open.delete(stream),
    closeAll(): void {
      for (const { close } of open) close()
    },
  }
}

import { api } from '#contract/account-client.ts'
import { call, leavesOpen } from '#web/call.ts'

type Publish = { version: number; note: string; strands?: 'keep' }

/** Publishes the draft that was read as `version`; where its answer was lost, the draft says whether it was published. */
export async function publishDraft(body: Publish): Promise<{ version: number }> {
  try {
    return await call(api.publishHouse, { body })
  } catch (error) {
    if (!leavesOpen(error)) throw error
    // Nothing but its publish leaves no change of it.
    const { version, changes } = await call(api.houseDraft, {})
    const [newest] = await call(api.houseVersions, {})
    if (newest && version === body.version + 1 && changes.length === 0) return newest
    throw error
  }
}

import type { Need } from '#domain/activities/activity.ts'

// Requests for one slot that arrive together would all choose its first free unit, and all but one would be sent back
// by the constraint. Each is told how many units those before it are about to take, and leaves them alone. This is
// only manners: the constraint decides.

const storing = new Set<readonly Need[]>()

/** Runs `work` with the number of units of the same pools and times that requests now being stored want. */
export async function besideOthers<Result>(
  needs: readonly Need[],
  work: (wantedByOthers: () => number) => Promise<Result>,
): Promise<Result> {
  const before = [...storing]
  storing.add(needs)
  try {
    return await work(() =>
      before.filter((others) => storing.has(others)).reduce((sum, others) => sum + wanted(others, needs), 0),
    )
  } finally {
    storing.delete(needs)
  }
}

function wanted(others: readonly Need[], needs: readonly Need[]): number {
  const shared = others.filter((other) =>
    needs.some((need) => need.pool === other.pool && overlap(need, other)),
  )
  return shared.reduce((sum, { count }) => sum + count, 0)
}

const overlap = (one: Need, other: Need): boolean =>
  Temporal.Instant.compare(one.from, other.to) < 0 && Temporal.Instant.compare(other.from, one.to) < 0

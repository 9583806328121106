import { bringDemoBack } from './demo-data.ts'
import { refuseLostData, refuseOtherData } from './identity.ts'
import { migrate } from './migrate.ts'
import type { Db, Where } from './open.ts'
import { openDb } from './open.ts'
import { seedDemo } from './seed/demo.ts'

type Wanted = {
  demo: boolean
  now: Temporal.Instant
  hashPassword: (password: string) => Promise<string>
  notice?: (line: string) => void
}

/** Opens the database, brings it to the present schema and, in the demo, fills an empty one. Throws what openDb throws, and OtherData. */
export async function openReadyDb(where: Where, { demo, now, hashPassword, notice }: Wanted): Promise<Db> {
  if (where.kind === 'embedded') refuseLostData(where.dataDir)
  const db = await openDb(where)
  try {
    await migrate(db, { notice })
    if (where.kind === 'embedded') await refuseOtherData(db, where.dataDir)
    if (demo) {
      await bringDemoBack(db)
      await seedDemo(db, now, hashPassword)
    }
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

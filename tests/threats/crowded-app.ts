import type { Role, Sector } from '#domain/roles.ts'
import { pendingBody, type TestApp, testApp, testDriveBody } from '#tests/app.ts'

/** A row that these tests try to access. `kind`: the word in the path before its id. */
export type Thing = { kind: string; id: string; sector: Sector; owner?: Role }

/** A customer's e-mail names the sector that may see it: `efoil@victim.example`. */
const customer = (sector: Sector) => ({
  customerName: `Victim of ${sector}`,
  customerEmail: `${sector}@victim.example`,
  customerPhone: '+372 5123 4567',
})
const person = (sector: Sector) => ({
  fullName: `Victim of ${sector}`,
  email: `${sector}@victim.example`,
  phone: '+372 5123 4567',
})

/** A server with bookings, holds, enquiries, messages and units of every sector, all belonging to other people. */
export async function crowdedApp() {
  const app = await testApp()
  const things: Thing[] = []
  const post = async (kind: string, sector: Sector, path: string, body: unknown, as?: 'platinum_member') => {
    const answer = await app.call('POST', path, { body, ...(as ? { as } : {}) })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    const id = String(answer.body.bookingId ?? answer.body.id)
    things.push({ kind, sector, id, ...(as ? { owner: as } : {}) })
    return answer.body
  }

  await post('bookings', 'efoil', '/api/test-drive', testDriveBody(person('efoil')))
  const mine = testDriveBody({ ...person('efoil'), time: '11:00' })
  await post('bookings', 'efoil', '/api/test-drive', mine, 'platinum_member')
  await post('bookings', 'jetski', '/api/bookings', {
    activityType: 'jetski',
    date: '2026-06-17',
    startTime: '14:00',
    participants: 1,
    equipment: 'GTI 130',
    ...customer('jetski'),
  })
  const { fullName: name, email, phone } = person('wakesurf')
  await post('bookings', 'wakesurf', '/api/bookings/create-test', {
    bookingType: 'wake-surf',
    date: '2026-06-18',
    time: '12:00',
    location: 'Noblessner',
    duration: '40 min',
    details: { wakeSurfDuration: 40 },
    customerInfo: { peopleCount: 2 },
    name,
    email,
    phone,
  })
  const { fullName, ...reach } = person('efoil')
  const hold = await post('bookings', 'efoil', '/api/create-payment-intent', {
    amount: 240,
    bookingData: pendingBody({ ...reach, name: fullName, quantity: 1, time: '20:00' }),
  })

  await post('enquiries', 'efoil', '/api/enquiries', { kind: 'club-join', ...person('efoil') })
  await post('enquiries', 'main', '/api/enquiries', { kind: 'membership', ...person('main') })
  await post('waitlist', 'main', '/api/waitlist', { ...person('main'), location: 'tallinn' })
  await post('custom-order', 'main', '/api/custom-orders', {
    ...person('main'),
    color: 'ink',
    motorPower: '1',
    mastLength: '2',
  })
  const run = <Row extends object>(text: string) => app.db.run<Row>({ name: '', text }, [])
  for (const row of await run<{ code: string; sector: Sector }>(
    'select distinct on (sector) code, sector from units order by sector, id',
  ))
    things.push({ kind: 'equipment', id: row.code, sector: row.sector })
  for (const row of await run<{ id: number; sector: Sector }>(
    'select m.id, b.sector from messages m join bookings b on b.id = m.booking_id',
  ))
    things.push({ kind: 'notifications', id: String(row.id), sector: row.sector })

  return {
    app,
    things,
    hold: hold as { bookingId: string; clientSecret: string },
    /** Every stored row except sessions, sign-ins and stored answers, as one text. */
    async everything(): Promise<string> {
      const tables = await run<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'sign_ins', 'idempotency_keys') order by 1`,
      )
      const sums: string[] = []
      for (const { name: table } of tables) {
        const [row] = await run<{ sum: string }>(
          `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${table}" t`,
        )
        sums.push(`${table} ${row!.sum}`)
      }
      return sums.join('\n')
    },
    /** Bookings by sector, to search for in answers that must not contain them. */
    victims: (['efoil', 'jetski', 'wakesurf', 'main'] as const).map((sector) => ({
      sector,
      mark: `${sector}@victim.example`,
    })),
  }
}
export type CrowdedApp = Awaited<ReturnType<typeof crowdedApp>> & { app: TestApp }

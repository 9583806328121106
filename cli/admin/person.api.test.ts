import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { priceText } from '#domain/money.ts'
import { findByReference } from '#server/bookings/find-own.ts'
import { newOwnLink } from '#server/bookings/own-link.ts'
import { dataTables } from '#server/db/tables.ts'
import type { Caller } from '#server/http/caller.ts'
import { deliverNext } from '#server/notifications/deliver.ts'
import { fileOutbox } from '#server/notifications/send-email.ts'
import { sendDueRefunds } from '#server/payments/refund-worker.ts'
import { pendingBody, type TestApp, testApp, testDriveBody, testNow } from '#tests/app.ts'
import { dropTwoFactor } from './account-commands.ts'
import { endLinks, exportPerson } from './commands.ts'
import { erasePerson } from './erase-person.ts'
import type { Operator } from './operator.ts'
import { aboutPerson, impersonalTables } from './person.ts'

const outbox = mkdtempSync(join(tmpdir(), 'merelend-outbox-'))
const email = 'Leelo.Maasikas@example.ee'
const phone = '+372 5999 8877'
const notes = 'I am allergic to wasps'
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(async () => {
  await app.close()
  await rm(outbox, { recursive: true })
})

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  app.db.run<Row>({ name: '', text }, values)
const exported = (of = email) => exportPerson(app.db, { email: of, outbox, now: app.deps.now() })
const erase = (force = false, of = email) =>
  erasePerson(app.db, { email: of, outbox, force, now: app.deps.now() })
const contact = { fullName: 'Leelo Maasikas', email, phone }

/** One of everything: a paid ride, an unpaid one, requests, an account with sessions, a mail on disk; and a stranger's. */
beforeEach(async () => {
  app.setNow(testNow)
  await run('truncate bookings, enquiries, waitlist_entries, custom_orders, messages cascade')
  await run(`delete from users where lower(email) = lower($1) or username like 'erased_%'`, [email])
  app.deps.availability.invalidate()
  const post = async (url: string, body: object, more: object = {}) => {
    const answer = await app.call('POST', url, { body, ...more })
    expect([200, 201], `${url} ${JSON.stringify(answer.body)}`).toContain(answer.status)
    return answer
  }
  const account = {
    username: 'leelomaasikas',
    password: 'a very good one',
    email,
    fullName: 'Leelo Maasikas',
  }
  const { body } = await post('/api/signup', account)
  const mine = { headers: { 'x-session-id': body.sessionId as string } }
  const paid = pendingBody({
    ...contact,
    name: 'Leelo Maasikas',
    paymentStatus: 'test_completed',
    paymentMethod: 'test_mode',
    testMode: true,
    specialRequests: notes,
  })
  await post('/api/bookings/create-test', paid, mine)
  await post('/api/test-drive', testDriveBody({ ...contact, notes }), mine)
  await post(
    '/api/test-drive',
    testDriveBody({ time: '09:00', email: 'friend@example.ee', fullName: 'A Friend' }),
    mine,
  )
  await post('/api/test-drive', testDriveBody({ time: '09:00', email: 'stranger@example.ee' }))
  await post('/api/enquiries', {
    kind: 'club-join',
    fullName: 'Leelo Maasikas',
    email,
    phone,
    message: notes,
  })
  await post('/api/waitlist', { fullName: 'Leelo Maasikas', email, location: 'tallinn' })
  await post('/api/custom-orders', {
    fullName: 'Leelo Maasikas',
    email,
    color: 'ink',
    motorPower: '1',
    mastLength: '1',
    accessories: [],
  })
  await post('/api/password-reset', { email }).catch(() => undefined)
  await rm(outbox, { recursive: true })
  const send = fileOutbox(outbox)
  const mail = { subject: 'x', html: 'x', text: 'x' }
  await send({ ...mail, to: { name: 'Leelo', address: email }, messageId: '<one@merelend>' })
  const other = { name: 'Other', address: 'other@example.ee' }
  await send({ ...mail, to: other, messageId: '<two@merelend>' })
  const alert = `<p>New booking${' and so on'.repeat(9)}: <b>õ</b> <a href="mailto:${email}">${email}</a></p>`
  await send({ ...mail, html: alert, to: other, messageId: '<alert@merelend>' })
})

const everything = async () => {
  const tables = await dataTables(app.db)
  return (await Promise.all(tables.map((table) => run(`select t::text as row from "${table}" t`)))).flat()
}

describe('the data about a person', () => {
  it('has a place for every table of the database', async () => {
    expect([...Object.keys(aboutPerson), ...impersonalTables].sort()).toEqual(await dataTables(app.db))
  })

  it('is exported whole: bookings, messages, payments, requests, orders, account, history', async () => {
    const all = (await exported('leelo.maasikas@EXAMPLE.ee ')) as Record<string, Record<string, unknown>[]>
    expect(all.users).toMatchObject([{ username: 'leelomaasikas', email }])
    expect(all.bookings).toHaveLength(3)
    expect(all.payments).toHaveLength(1)
    for (const table of ['sessions', 'enquiries', 'waitlist_entries', 'custom_orders'])
      expect(all[table], table).toHaveLength(1)
    const [oneOf, alertOf] = ['one@merelend', 'alert@merelend'].map((id) => expect.stringContaining(id))
    expect(all.outbox).toHaveLength(2)
    expect(all.outbox).toEqual(expect.arrayContaining([oneOf, alertOf]))
    expect(all.messages!.length).toBeGreaterThan(0)
    expect(JSON.stringify(all)).toContain(notes)
  })

  it('is exported without secrets and without other people', async () => {
    await run(
      `insert into two_factors (user_id, secret, recovery_hashes)
        select id, 'KEYOFTHEAPP', '{hashofacode}' from users where lower(email) = lower($1)`,
      [email],
    )
    const text = JSON.stringify(await exported())
    expect(text).toContain('"two_factors":[{')
    expect(text).not.toMatch(/argon2|_hash|idempotency_key|KEYOFTHEAPP|hashofacode/)
    expect(text).not.toContain('stranger@example.ee')
  })

  it('are empty for an unknown e-mail', async () => {
    const all = await exported('nobody@example.ee')
    expect(Object.values(all).flatMap((rows) => (Array.isArray(rows) ? rows : []))).toEqual([])
  })
})

describe('a link in the wrong hands', () => {
  it('is revoked with all other links of its booking, but of no other booking', async () => {
    const rows = await run<{ id: string; reference: string }>('select id, reference from bookings limit 2')
    const [one, other] = rows as [(typeof rows)[0], (typeof rows)[0]]
    const links = await Promise.all([one, one, other].map(({ id }) => newOwnLink(app.db, id, app.deps.now())))
    const said: string[] = []
    const operator = { ...app.deps, say: (line: string) => said.push(line) } as unknown as Operator
    await endLinks(operator, one.reference.toLowerCase())
    expect(said).toEqual([expect.stringContaining(one.reference)])
    const answers = await Promise.all(links.map((link) => app.call('GET', `/api${link}`)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200])
    await expect(endLinks(operator, 'ML-00000')).rejects.toThrow('There is no booking ML-00000.')
  })
})

it('a lost second factor is reset by the operator, which ends the sessions of the account', async () => {
  await run(
    `insert into two_factors (user_id, secret, confirmed_at, recovery_hashes)
      select id, 'KEY', now(), '{}' from users where username = 'leelomaasikas'`,
  )
  const signedIn = () =>
    run(`select 1 from sessions s join users u on u.id = s.user_id where u.username = 'leelomaasikas'`)
  expect(await signedIn()).toHaveLength(1)
  const said: string[] = []
  const operator = { ...app.deps, say: (line: string) => said.push(line) } as unknown as Operator
  await dropTwoFactor(operator, 'LeeloMaasikas')
  await dropTwoFactor(operator, 'leelomaasikas')
  await run("update users set two_factor_required = true where username = 'leelomaasikas'")
  await dropTwoFactor(operator, 'leelomaasikas')
  await run("update users set two_factor_required = false where username = 'leelomaasikas'")
  expect(said).toEqual([
    'leelomaasikas signs in by password alone; its sessions have ended.',
    'leelomaasikas had no second factor; its sessions have ended.',
    'leelomaasikas had no second factor; its sessions have ended. It must have one: the next sign-in leads to a new one.',
  ])
  expect(await run('select 1 from two_factors')).toEqual([])
  expect(await signedIn()).toEqual([])
})

describe('texts that staff wrote by hand', () => {
  const wrote = (to: string, words: string) =>
    run(
      `insert into messages (kind, channel, to_address, payload, state, due_at, created_at)
        values ('manual', 'sms', $1, jsonb_build_object('message', $2::text, 'by', 'main_admin'), 'sent', $3, $3)`,
      [to, words, testNow],
    )
  const texts = async (of: string) =>
    ((await exported(of)).messages as { channel: string; payload: { message?: string } }[])
      .filter(({ channel }) => channel === 'sms')
      .map(({ payload }) => payload.message)
  beforeEach(async () => {
    await run('update bookings set customer_phone = $1 where lower(customer_email) = lower($2)', [
      phone,
      email,
    ])
    await wrote('+37259998877', 'Leelo, your umbrella is here')
    await wrote('+37256660001', 'Your dog was on our pier')
  })

  it('are exported and erased with an e-mail if it is the only one of their number', async () => {
    expect(await texts(email)).toEqual(['Leelo, your umbrella is here'])
    expect(await erase(true)).toMatchObject({ texts: 1 })
    expect(JSON.stringify(await everything())).not.toContain('umbrella')
    expect(JSON.stringify(await everything())).toContain('Your dog')
  })

  it('are exported and erased by number, however it is typed, if there is no e-mail', async () => {
    expect(await texts('5666 0001')).toEqual(['Your dog was on our pier'])
    expect(await erase(false, '+372 5666 0001')).toMatchObject({ texts: 1, deleted: 0, nameless: 0 })
    const left = JSON.stringify(await everything())
    expect(left).not.toContain('37256660001')
    expect(left).toContain('umbrella')
  })

  it('are not exported for a guest who typed a stranger’s number into a form', async () => {
    const body = testDriveBody({ time: '12:00', email: 'nosy@example.ee', phone })
    expect((await app.call('POST', '/api/test-drive', { body })).status).toBe(201)
    expect(await texts('nosy@example.ee')).toEqual([])
  })
})

describe('erasing a person', () => {
  it('is refused while there are upcoming bookings, and changes nothing', async () => {
    const before = await everything()
    await expect(erase()).rejects.toThrow('There are upcoming bookings: ML-')
    expect(await everything()).toEqual(before)
    expect(await readdir(outbox)).not.toEqual([])
  })

  it('leaves the money, and nothing that identifies the person', async () => {
    app.setNow('2026-06-25T08:00:00Z')
    expect(await erase()).toMatchObject({ deleted: 1, nameless: 1, cancelled: [] })
    const left = JSON.stringify(await everything())
    for (const trace of [
      email,
      email.toLowerCase(),
      'Leelo',
      'leelomaasikas',
      'maasikas',
      notes,
      phone,
      '37259998877',
    ])
      expect(left, trace).not.toContain(trace)
    expect(await run('select cents from payments')).toHaveLength(1)
    expect(await run(`select customer_name from bookings where customer_email = 'erased@invalid'`)).toEqual([
      { customer_name: 'Erased' },
    ])
    expect(left).toContain('stranger@example.ee')
    expect(await run(`select user_id from bookings where customer_email = 'friend@example.ee'`)).toEqual([
      { user_id: null },
    ])
    expect(await readdir(outbox)).toEqual([expect.stringContaining('two@merelend')])
  })

  it('leaves no link that opens one of the bookings', async () => {
    const [paid] = await run<{ id: string }>(
      'select b.id from bookings b join payments p on p.booking_id = b.id where lower(b.customer_email) = lower($1)',
      [email],
    )
    const [unpaid] = await run<{ id: string }>(
      `select id from bookings where lower(customer_email) = lower($1) and payment_method = 'on_site'`,
      [email],
    )
    const links = await Promise.all(
      [paid!.id, unpaid!.id].map((id) => newOwnLink(app.db, id, app.deps.now())),
    )
    await erase(true)
    for (const link of links) expect((await app.call('GET', `/api${link}`)).status).toBe(404)
    expect(await run('select 1 from booking_links where booking_id = $1', [paid!.id])).toEqual([])
  })

  it('with force cancels upcoming bookings and frees their units', async () => {
    const { cancelled } = await erase(true)
    expect(cancelled).toHaveLength(2)
    expect(
      await run(`
        select b.status, count(*) filter (where a.live)::int as live from bookings b join allocations a on a.booking_id = b.id
        where b.customer_email = 'erased@invalid' group by b.id, b.status`),
    ).toEqual([{ status: 'cancelled', live: 0 }])
  })

  it('with force refunds everything the way it was paid, and sends no mail', async () => {
    // Two hours before the start: a customer's own cancel would refund nothing.
    app.setNow('2026-06-18T07:00:00Z')
    const { refundCents } = await erase(true)
    expect(refundCents).toBe(36_000)
    await sendDueRefunds(app.deps, (error) => expect(error).toBeUndefined())
    expect(await run('select kind, cents from payments order by id')).toEqual([
      { kind: 'charge', cents: 36_000 },
      { kind: 'refund', cents: 36_000 },
    ])
    app.mails.length = 0
    while (await deliverNext({ ...app.deps, onFailure: (error) => expect(error).toBeUndefined() }));
    expect(app.mails.map(({ to }) => to.address)).not.toContain('erased@invalid')
    expect(await run(`select state from messages where kind = 'refunded'`)).toEqual([{ state: 'skipped' }])
  })

  it('states first what was paid, and is refused while a refund must be given by hand', async () => {
    await expect(erase()).rejects.toThrow(/ML-\w+ on 2026-06-18 \(360\s€ paid\)/)
    const [ride] = await run<{ id: string; reference: string }>(
      `select id, reference from bookings where lower(customer_email) = lower($1) and payment_method = 'on_site'`,
      [email],
    )
    const paid = { body: { amount: 120, method: 'cash' }, as: 'main_admin' as const }
    await app.call('POST', `/api/bookings/${ride!.id}/payments`, paid)
    const before = await everything()
    await expect(erase(true)).rejects.toThrow(
      `nobody knows to whom: ${ride!.reference} ${priceText(12_000)}.`,
    )
    expect(await everything()).toEqual(before)
  })

  it('is refused while a returned refund was not made another way', async () => {
    const [ride] = await run<{ id: string }>(
      `select booking_id as id from payments join bookings b on b.id = booking_id where lower(b.customer_email) = lower($1)`,
      [email],
    )
    await run(
      `insert into refunds (booking_id, cents, method, reason, by, state, due_at, created_at, settled_at)
       values ($1, 5000, 'test', 'Late', 'main_admin', 'failed', $2, $2, $2)`,
      [ride!.id, testNow],
    )
    await run(`update bookings set status = 'cancelled' where id = $1`, [ride!.id])
    await expect(erase(true)).rejects.toThrow(/failed or came back: ML-.{5} 50\s€/u)
    await run(`update refunds set state = 'withdrawn' where booking_id = $1`, [ride!.id])
    expect((await erase(true)).nameless).toBe(1)
  })

  it('keeps a booking being paid by card at that moment, without a name, so that it can be refunded', async () => {
    const [ride] = await run<{ id: string }>(
      `select id from bookings where lower(customer_email) = lower($1) and payment_method = 'on_site'`,
      [email],
    )
    await run(
      `insert into card_payments (intent_id, booking_id, cents, currency, state, created_at, checked_at)
        values ('pi_open', $1, 6000, 'eur', 'open', $2, $2)`,
      [ride!.id, testNow],
    )
    await erase(true)
    expect(await run('select customer_email, status from bookings where id = $1', [ride!.id])).toEqual([
      { customer_email: 'erased@invalid', status: 'cancelled' },
    ])
  })

  it('leaves no name of the account in the history of another person’s booking that it added', async () => {
    const [other] = await run<{ reference: string }>(
      `select reference from bookings where customer_email = 'stranger@example.ee'`,
    )
    const [user] = await run<{ id: number }>('select id from users where lower(email) = lower($1)', [email])
    const caller = { userId: user!.id, username: 'leelomaasikas' } as Caller
    const sought = { reference: other!.reference, email: 'stranger@example.ee' }
    expect((await findByReference(app.db, sought, caller, app.deps.now())).kept).toBe(true)
    await erase(true)
    expect(JSON.stringify(await everything())).not.toContain('leelomaasikas')
  })

  it('leaves no name of a former main admin in what she published, saved and uploaded', async () => {
    await run(`insert into house_versions (number, document, by, at, note)
      select 2, document, 'leelomaasikas', at, 'Summer' from house_versions where number = 1`)
    await run(`update house_draft set by = 'leelomaasikas'`)
    await run(`insert into picture_files (picture, format, width, bytes, by, at)
      values ('own-0123456789abcdef01234567', 'jpg', 480, '', 'leelomaasikas', now())`)
    await erase(true)
    expect(JSON.stringify(await everything())).not.toContain('leelomaasikas')
    expect(await run('select by, note from house_versions where number = 2')).toEqual([
      { by: 'erased', note: 'Summer' },
    ])
  })

  it('keeps a paid membership as a number, in an account without a name that cannot be used', async () => {
    await run(
      `insert into memberships (user_id, kind, begins, paid_cents) select id, 'member', '2026-01-01', 8900 from users where email = $1`,
      [email],
    )
    // A name that anyone may sign up with.
    await run(
      `insert into users (username, password) select 'erased-' || id, '' from users where email = $1`,
      [email],
    )
    await erase(true)
    expect(
      await run(`
        select u.email, u.full_name, u.phone, u.disabled_at is not null as shut, m.paid_cents
        from memberships m join users u on u.id = m.user_id where u.username like 'erased_%'`),
    ).toEqual([{ email: null, full_name: null, phone: null, shut: true, paid_cents: 8900 }])
    expect(JSON.stringify(await everything())).not.toContain('leelomaasikas')
  })

  it('is refused for a staff account', async () => {
    await expect(erase(true, 'jetski_admin@example.com')).rejects.toThrow('jetski_admin is jetski_admin')
    expect(await run(`select 1 from users where username = 'jetski_admin'`)).toHaveLength(1)
  })
})

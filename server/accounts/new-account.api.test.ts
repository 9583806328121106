import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import { createAccount } from './accounts.ts'

const t = await appOfFile()

let index = 0
const form = () => ({
  username: `Õie Kask ${index++}`,
  password: 'a long enough one',
  email: 'oie.kask@example.ee',
  fullName: 'Õie Kask',
})
const signUp = (changed: object) => t.call('POST', '/api/signup', { body: { ...form(), ...changed } })

describe('a new password', () => {
  it.each([
    ['password1', /too many people/],
    ['PassWord1', /too many people/],
    ['sunshine2026!', /too many people/],
    [`${theHouse.brand.name}2026`, /name of this site/],
    [`I love ${theHouse.brand.name.toUpperCase()}`, /name of this site/],
    ['oie.kask is my name', /e-mail/],
    ['with marimaasikas in it', /username/],
  ])('must not be easy to guess: %s', async (password, sentence) => {
    const before = await t.count('users')
    const answer = await signUp({ username: 'marimaasikas', password })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } })
    expect(answer.body.detail).toMatch(sentence)
    expect(await t.count('users')).toBe(before)
  })

  it('is checked in the same way when it is changed', async () => {
    const { body } = await signUp({})
    const change = (newPassword: string) =>
      t.call('POST', '/api/password', {
        body: { currentPassword: form().password, newPassword },
        headers: { 'x-session-id': String(body.sessionId) },
      })
    expect(await change('password1')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'newPassword' }] },
    })
    expect(await change('sunny days at the pier')).toMatchObject({ status: 200 })
  })
})

describe('a new username', () => {
  it.each([
    'MAIN_ADM1N',
    'maln_admin',
    'main_adrnin',
    'ｍain_admin',
    'maın_admin',
    'main_admín',
    'wakesurf_adm|n',
  ])('that looks like another one is refused: %s', async (username) => {
    const before = await t.count('users')
    const { status } = await signUp({ username })
    expect([400, 409]).toContain(status)
    expect(await t.count('users')).toBe(before)
  })

  it.each(['mаin_admin', 'Ωmega', 'main\u0363', '名前です'])(
    'has letters of one alphabet that all staff can tell apart: not %s',
    async (username) => {
      expect(await signUp({ username })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'username', message: expect.stringContaining('Latin letters') }] },
      })
    },
  )

  it.each(['Õie.Maasikas', 'zoë@example.ee', "Anne-Marie O'Hara 2", 'Ærø'])('may be %s', async (username) => {
    expect((await signUp({ username })).status).toBe(201)
  })

  it('may differ from a customer’s by i and l only, as Aili and Alli do, but not from one of staff', async () => {
    const answers = []
    for (const username of ['Alli', 'Aili', 'AlIi', 'A1li']) answers.push((await signUp({ username })).status)
    expect(answers).toEqual([201, 201, 409, 409])
    const staff = { ...form(), username: 'Alil' }
    const now = t.deps.now()
    await expect(createAccount(t.db, staff, { now, role: 'jetski_admin' })).rejects.toThrow('taken')
    await createAccount(t.db, { ...staff, username: 'Ilmar' }, { now, role: 'jetski_admin' })
    expect((await signUp({ username: 'Iimar' })).status).toBe(409)
  })

  it('is given to one of several that look alike and sign up in the same moment', async () => {
    const answers = await Promise.all(['twlin', 'Tw1in', 'tvvlin'].map((username) => signUp({ username })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('that is older still signs in although another looks like it', async () => {
    await t.sql("update users set username = 'jetskl_admin' where username = 'regular_user'")
    const answer = await t.call('GET', '/api/auth/user', { as: 'jetski_admin' })
    expect(answer).toMatchObject({ status: 200, body: { username: 'jetski_admin' } })
  })
})

describe('a person’s name', () => {
  it.each([
    ['a bidirectional mark', 'Liis\u202e Tamm'],
    ['a zero-width space', 'Liis\u200bTamm'],
    ['a tag', 'Liis\u{e0041} Tamm'],
    ['a filler that is blank', '\u3164\u3164\u3164'],
    ['a soft hyphen', 'Liis\u00ad Tamm'],
  ])('has nothing invisible: %s', async (_, name) => {
    const drive = await t.call('POST', '/api/test-drive', { body: testDriveBody({ fullName: name }) })
    expect(drive).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'fullName', message: 'Invisible characters are not allowed in a name' }] },
    })
    expect((await signUp({ fullName: name })).status).toBe(400)
  })

  it.each(['Jüri Õun', 'محمد علی', 'علی\u200cرضا', 'Max 🏄\u200d♂\ufe0f', '王小明', 'Łukasz Żółć'])(
    'may be %s',
    async (fullName) => {
      expect((await signUp({ fullName })).status).toBe(201)
    },
  )
})

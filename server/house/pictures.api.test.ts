import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { House } from '#domain/house/house.ts'
import { appOfFile } from '#tests/app.ts'
import { everyPassword, type Person } from '#tests/people.ts'

const t = await appOfFile()

const image = (width: number, height: number, more: object = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5', ...more } })
const upload = (raw: Buffer, as: Person = 'main_admin', type = 'image/jpeg') =>
  t.call<{ id: string; detail: string }>('POST', '/api/house/pictures', {
    as,
    raw,
    headers: { 'content-type': type },
  })
const stored = async () =>
  (await t.sql<{ count: number }>('select count(*)::int as count from picture_files'))[0]!.count
const fetchFile = async (path: string, headers = {}) => {
  const answer = await t.app.inject({ method: 'GET', url: path, headers })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

describe('an uploaded picture', () => {
  it('is served as avif, webp and jpg in the widths of the site, without EXIF, upright, with a strong ETag for ever', async () => {
    const sent = await image(1200, 800)
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '59/1 26/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { status, body } = await upload(sent)
    expect(status).toBe(201)
    expect(body.id).toMatch(/^own-[0-9a-f]{24}$/)
    for (const [format, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ])
      for (const [asked, width] of [
        [480, 480],
        [960, 800],
        [2560, 800],
      ]) {
        const file = await fetchFile(`/media/${body.id}-${asked}.${format}`)
        expect([file.status, file.headers['content-type']]).toEqual([200, type])
        const facts = await sharp(file.bytes).metadata()
        expect([facts.width, facts.height]).toEqual([width, (width! * 3) / 2])
        expect([facts.exif, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined])
      }
    const file = await fetchFile(`/media/${body.id}-960.jpg`)
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(file.headers.etag).toMatch(/^"[\w-]{43}"$/)
    const again = await fetchFile(`/media/${body.id}-960.jpg`, { 'if-none-match': file.headers.etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const og = await sharp((await fetchFile(`/media/og-${body.id}.jpg`)).bytes).metadata()
    expect([og.width, og.height]).toEqual([1200, 630])
    const mail = await fetchFile(`/media/mail-${body.id}.jpg`)
    expect([mail.status, mail.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
  })

  it('is stored once and in the list once if it is uploaded again', async () => {
    const sent = await image(300, 200).png().toBuffer()
    const first = await upload(sent)
    const files = await stored()
    expect((await upload(sent)).body.id).toBe(first.body.id)
    expect(await stored()).toBe(files)
    const { body } = await t.call<{ id: string }[]>('GET', '/api/house/pictures', { as: 'main_admin' })
    expect(body.filter(({ id }) => id === first.body.id)).toHaveLength(1)
  })

  it.each(['webp', 'avif', 'png'] as const)('may come as %s, whatever it is called', async (format) => {
    const sent = await image(500, 400).toFormat(format).toBuffer()
    expect((await upload(sent, 'main_admin', 'application/octet-stream')).status).toBe(201)
  })

  it('can be used for an added rental; one that was never uploaded is refused at its path', async () => {
    const { body } = await upload(await image(640, 480).jpeg().toBuffer())
    const draft = await t.call<{ version: number; house: House }>('GET', '/api/house/draft', {
      as: 'main_admin',
    })
    const save = (id: string) =>
      t.call<{ problems: object[] }>('PUT', '/api/house/draft', {
        as: 'main_admin',
        body: { version: draft.body.version, house: withBoards(draft.body.house, { id, alt: 'Boards' }) },
      })
    const unknown = await save(`own-${'0'.repeat(24)}`)
    expect(unknown.status).toBe(400)
    expect(unknown.body.problems).toEqual([
      { path: 'activities.boards.picture.id', message: 'There is no such picture: upload it first' },
    ])
    expect((await save('../../etc/passwd')).status).toBe(400)
    expect((await save(body.id)).status).toBe(200)
  })

  it('can be shown for a machine, on the club page and the start page, also in link previews', async () => {
    const { id } = (await upload(await image(700, 480).jpeg().toBuffer())).body
    const draft = async () =>
      (await t.call<{ version: number; house: House }>('GET', '/api/house/draft', { as: 'main_admin' })).body
    const { version, house } = await draft()
    const save = (picture: object) =>
      t.call<{ version: number; problems: { path: string }[] }>('PUT', '/api/house/draft', {
        as: 'main_admin',
        body: {
          version,
          house: {
            ...house,
            units: { ...house.units, 'gti-130': { ...house.units['gti-130'], picture } },
            club: { ...house.club, picture },
            landing: { ...house.landing, picture },
          },
        },
      })
    const parts = ['units.gti-130', 'club', 'landing']
    const refused = async (picture: object) =>
      (await save(picture)).body.problems.map(({ path }) => path).toSorted()
    const at = (field: string) => parts.map((part) => `${part}.picture.${field}`).toSorted()
    expect(await refused({ id: `own-${'0'.repeat(24)}`, alt: 'Nothing' })).toEqual(at('id'))
    expect(await refused({ id, alt: '' })).toEqual(at('alt'))
    expect((await save({ id, alt: 'Sea', at: '50%' })).status).toBe(400)
    const saved = await save({ id, alt: 'Our bay in spring' })
    expect(saved.status).toBe(200)
    const sent = { version: saved.body.version, note: '', strands: 'keep' }
    expect((await t.call('POST', '/api/house/publish', { as: 'main_admin', body: sent })).status).toBe(201)
    const shown = (await t.call<{ house: House }>('GET', '/api/house')).body.house
    const picture = { id, alt: 'Our bay in spring' }
    expect([shown.units['gti-130']!.picture, shown.club.picture, shown.landing.picture]).toEqual([
      picture,
      picture,
      picture,
    ])
  })
})

const withBoards = (house: House, picture: { id: string; alt: string }): House => ({
  ...house,
  activities: {
    ...house.activities,
    boards: {
      kind: 'units',
      on: true,
      title: 'Boards',
      places: ['puhajarve'],
      noun: { one: 'board', many: 'boards' },
      most: 2,
      durations: { '1h': { label: '1 hour', short: '1 h', minutes: 60, cents: 2500 } },
      starts: ['10:00'],
      picture,
    },
  },
})

describe('a picture is refused', () => {
  it.each<[string, () => Promise<Buffer>, number, RegExp]>([
    ['of 20.1 MB', async () => Buffer.alloc(20_100_000, 0xff), 413, /larger than 20 MB/],
    [
      'of 30,000 x 30,000 pixels',
      async () => withSize(await image(8, 8).png().toBuffer(), 30_000),
      400,
      /30000 x 30000 pixels/,
    ],
    [
      'as SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      400,
      /JPEG, PNG, WebP or AVIF/,
    ],
    ['that is a text', async () => Buffer.from('no picture at all'), 400, /This is not a picture/],
    [
      'that is a text behind a first line of JPEG',
      async () => Buffer.from('ffd8ff00', 'hex'),
      400,
      /damaged/,
    ],
    [
      'that broke off',
      async () => {
        const whole = await image(900, 600, { noise: { type: 'gaussian', mean: 128, sigma: 40 } })
          .jpeg()
          .toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
      400,
      /damaged or incomplete/,
    ],
    ['that is empty', async () => Buffer.alloc(0), 400, /This is not a picture/],
  ])('%s, with a reason, and nothing is stored', async (_what, make, status, words) => {
    const before = await stored()
    const answer = await upload(await make())
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(words)])
    expect(await stored()).toBe(before)
  })

  it('when the connection breaks during the upload, and nothing is stored', async () => {
    const before = await stored()
    const login = await t.call<{ sessionId: string }>('POST', '/api/login', {
      body: { username: 'main_admin', password: everyPassword },
    })
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((t.app.server.address() as AddressInfo).port, '127.0.0.1')
    const sent = await image(900, 600).jpeg().toBuffer()
    const head = `POST /api/house/pictures HTTP/1.1\r\nhost: x\r\nx-session-id: ${login.body.sessionId}\r\ncontent-type: image/jpeg\r\ncontent-length: ${sent.length}\r\n\r\n`
    await new Promise((done) => socket.write(Buffer.concat([Buffer.from(head), sent.subarray(0, 500)]), done))
    socket.destroy()
    await once(socket, 'close')
    expect(await stored()).toBe(before)
  })
})

/** The same file with another size in its header, which has its own checksum. */
function withSize(png: Buffer, size: number): Buffer {
  const header = Buffer.from(png)
  header.writeUInt32BE(size, 16)
  header.writeUInt32BE(size, 20)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  return header
}

describe('the pictures of the owner', () => {
  it.each([
    'jetski_admin',
    'wakesurf_admin',
    'rayfoil_ambassador',
    'platinum_member',
    'regular_user',
  ] as Person[])('are closed to a %s', async (as) => {
    expect((await upload(Buffer.from('x'), as)).status).toBe(403)
    expect((await t.call('GET', '/api/house/pictures', { as })).status).toBe(403)
  })

  it('are not served at other addresses', async () => {
    for (const path of [
      `/media/own-${'0'.repeat(24)}-960.jpg`,
      '/media/own-x.jpg',
      '/media/own-..%2f..%2fetc.jpg',
      `/media/own-${'0'.repeat(24)}-960.svg`,
    ])
      expect((await fetchFile(path)).status, path).toBe(404)
  })
})

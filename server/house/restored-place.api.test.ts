import { expect, it } from 'vitest'
import type { House } from '#domain/house/house.ts'
import { admin, appOfFile, testDriveBody } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()
type Draft = { version: number; house: House; problems: object[] }
const restoreFirst = async () => {
  type Restored = { house: House; kept: string[] }
  const { body } = await t.call<Restored>('POST', '/api/house/versions/1/restore', admin)
  return { kept: body.kept, malaga: body.house.places.malaga }
}

it('a restored version keeps the present time zone of a place only if there are bookings in it', async () => {
  await publishHouse(t, ({ places, ...house }) => ({
    ...house,
    places: { ...places, malaga: { ...places.malaga!, zone: 'Atlantic/Canary', label: 'Canaries' } },
  }))
  expect(await restoreFirst()).toMatchObject({ kept: [], malaga: { zone: 'Europe/Madrid', label: 'Club' } })
  await publishHouse(t, ({ places, ...house }) => ({
    ...house,
    places: { ...places, malaga: { ...places.malaga!, zone: 'Atlantic/Canary' } },
  }))
  const booked = await t.call('POST', '/api/test-drive', { body: testDriveBody({ location: 'malaga' }) })
  expect(booked.status).toBe(201)
  expect(await restoreFirst()).toMatchObject({
    kept: ['Málaga keeps its current time zone, as it has bookings.'],
    malaga: { zone: 'Atlantic/Canary', label: 'Club' },
  })
})

it('a version that cannot be sold any more can still become the draft, which lists its problems', async () => {
  const soldAt = (places: string[], fox: Partial<House['units'][string]>) =>
    publishHouse(t, ({ units, activities, ...house }) => ({
      ...house,
      units: {
        ...units,
        fox: {
          ...units['trixx-23-blue']!,
          ...units.fox,
          ...fox,
          name: 'Fox',
          staffName: 'Fox',
          place: 'malaga',
        },
      },
      activities: {
        ...activities,
        'jetski-rental': { ...activities['jetski-rental'], places },
        'jetski-request': { ...activities['jetski-request'], places },
      },
    }))
  await soldAt(['tallinn', 'malaga'], { number: 990 })
  await soldAt(['tallinn', 'malaga'], { retired: '2026-06-16' })
  await soldAt(['tallinn'], {})
  const [, before] = (await t.call<{ version: number }[]>('GET', '/api/house/versions', admin)).body
  const restored = await t.call<Draft>('POST', `/api/house/versions/${before!.version}/restore`, admin)
  const problem = {
    path: 'activities.jetski-rental.places.1',
    message: expect.stringContaining('there is no jetski at Málaga'),
  }
  expect(restored).toMatchObject({ status: 200, body: { problems: [problem] } })
  const draft = await t.call<Draft>('GET', '/api/house/draft', admin)
  expect(draft.body).toMatchObject({ version: restored.body.version, problems: [problem] })
  await soldAt(['tallinn'], {})
})

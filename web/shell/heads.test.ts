import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Screen, screens } from '#contract/screens.ts'
import { publicHouse } from '#domain/house/public-house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import type { HeadArgs } from '#web/house-on-page.ts'
import { screenModules } from '#web/routes.ts'

type Tag = {
  title?: string
  name?: string
  property?: string
  content?: string
  tagName?: string
  rel?: string
  href?: string
}

const matches = [{ id: 'root', loaderData: { house: publicHouse(theHouse) } }]

const heads = await Promise.all(
  Object.entries<Screen>(screens).map(async ([name, screen]) => {
    const route = (await import(/* @vite-ignore */ `../${screenModules[name as keyof typeof screens]}`)) as {
      meta: (args: HeadArgs) => Tag[]
    }
    const tags = route.meta({ matches })
    return {
      name,
      screen,
      title: tags.find((tag) => tag.title)?.title ?? '',
      description: tags.find((tag) => tag.name === 'description')?.content ?? '',
      preview: tags.find((tag) => tag.property === 'og:image')?.content ?? '',
      canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
      hidden: tags.some((tag) => tag.name === 'robots' && tag.content === 'noindex'),
    }
  }),
)
const found = heads.filter(({ screen }) => screen.index)

test.each(heads)('$name has the head of its own screen', ({ screen, title, canonical, hidden }) => {
  expect(title).toContain(theHouse.brand.name)
  expect(hidden).toBe(!screen.index)
  expect(canonical).toBe(screen.index ? screen.paths[0] : undefined)
})

test.each(found)('$name has a title and a description that a result list can show', (head) => {
  expect(head.title.length).toBeGreaterThan(10)
  expect(head.title.length).toBeLessThanOrEqual(65)
  expect(head.description).not.toBe(theHouse.brand.tagline)
  expect(head.description.length).toBeGreaterThanOrEqual(50)
  expect(head.description.length).toBeLessThanOrEqual(170)
})

test('no two pages for search engines have the same title or description', () => {
  for (const part of ['title', 'description'] as const)
    expect(new Set(found.map((head) => head[part])).size).toBe(found.length)
})

test('the start page names the towns of its house', async () => {
  const { meta } = await import('../front/landing.tsx')
  const description = (house = theHouse) =>
    (meta({ matches: [{ id: 'root', loaderData: { house: publicHouse(house) } }] }) as Tag[]).find(
      ({ name }) => name === 'description',
    )?.content
  expect(description()).toContain(' in Tallinn, Pühajärve, Koh Phangan, Málaga and Dubai. ')
  const { 'test-drive': drive } = theHouse.activities
  const places = { ...theHouse.places, malaga: { ...theHouse.places.malaga!, name: 'Marbella' } }
  const activities = { ...theHouse.activities, 'test-drive': { ...drive, places: ['malaga'] } }
  expect(description({ ...theHouse, places, activities })).toContain(' in Marbella. ')
})

test('each page has its own preview picture, except legal pages, which have the brand’s', () => {
  const law: string[] = ['terms', 'privacy', 'imprint']
  const own = found.filter(({ name }) => !law.includes(name)).map(({ preview }) => preview)
  expect(new Set(own).size).toBe(own.length)
  expect(own).not.toContain('/media/og.jpg')
})

test.each(heads)('$name has a preview picture that exists', ({ preview }) => {
  expect(preview).toMatch(/^\/media\/og[\w-]*\.jpg$/)
  expect(existsSync(join(import.meta.dirname, '../../public', preview))).toBe(true)
})

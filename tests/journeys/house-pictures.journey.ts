import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { answerFromNowOn } from './answers.ts'
import { tooFaint } from './contrast.ts'
import { publish, publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

// The owner's own pictures of the start page, the club page and a machine. They are white, the worst background for our text.

const shot = async (width: number, height: number) => ({
  name: 'bay.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer(),
})

/** Uploads a picture in a part of the editor, with its alt text. */
async function give(page: Page, { region, title, alt }: Record<'region' | 'title' | 'alt', string>) {
  const card = page.getByRole('region', { name: region, exact: true })
  await card.getByLabel(`Upload a picture of ${title}`).setInputFiles(await shot(1300, 867))
  const said = card.getByLabel('What the picture shows')
  await expect(said).toBeVisible()
  await said.fill(alt)
  await expect(card.getByRole('img', { name: alt })).toBeVisible()
}

const pictureAt = async (page: Page, path: string, alt: string) => {
  const img = page.getByRole('img', { name: alt })
  await expect
    .poll(async () => {
      await page.goto(path)
      return img.count()
    })
    .toBe(1)
  await expect.poll(() => img.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
}

for (const [where, size] of [
  ['on a phone', phone],
  ['at a desk', desk],
] as const)
  test(`the owner gives the start page, the club page and a machine her own pictures, and restores the usual one (${where})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house?part=texts')
    const first = page.getByRole('region', { name: 'First picture of the start page', exact: true })
    const drawing = { name: 'bay.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') }
    await first.getByLabel('Upload a picture of the start page').setInputFiles(drawing)
    await expect(first.getByText('This is not a picture')).toBeVisible()
    await first.getByRole('button', { name: 'Choose a picture' }).click()
    await first.getByRole('radio', { name: 'A board alone on mirror water at dawn' }).check()
    await expect(first.getByText('This is not a picture')).toHaveCount(0)
    await first.getByRole('button', { name: 'Use the usual picture' }).press('Enter')
    await expect(first.locator(':focus')).toHaveCount(1)
    await first.getByRole('button', { name: 'Close the pictures' }).click()
    await give(page, {
      region: 'First picture of the start page',
      title: 'the start page',
      alt: 'Our bay in spring',
    })
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Club' }).click()
    await give(page, { region: 'Picture of the club page', title: 'the club page', alt: 'Our club' })
    await page.getByRole('tab', { name: 'Fleet' }).click()
    await page.getByRole('button', { name: /^Edit GTI 130/ }).click()
    const machine = page.getByRole('listitem', { name: /^GTI 130/ })
    await machine.getByLabel('Upload a picture of GTI 130').setInputFiles(await shot(1200, 800))
    await expect(machine.getByLabel('What the picture shows')).toHaveValue('GTI 130')
    await expectAccessible(page)
    await publish(page, 'Pictures', /GTI 130.*your own picture/)

    const visitor = await visit(size)
    await pictureAt(visitor, '/', 'Our bay in spring')
    await expect(visitor.locator('video')).toHaveCount(0)
    const preloads = visitor.locator('link[rel=preload][as=image]')
    await expect(preloads).toHaveCount(1)
    await expect(preloads).toHaveAttribute('imagesrcset', /^\/media\/own-[0-9a-f]{24}-480\.avif/)
    for (const path of ['/', '/surf-klub']) {
      if (path !== '/') await pictureAt(visitor, path, 'Our club')
      for (const width of [size.width, size === phone ? 820 : 2560]) {
        await visitor.setViewportSize({ ...size, width })
        await visitor.goto(path)
        await visitor.waitForLoadState('networkidle')
        expect.soft(await tooFaint(visitor), `${path} ${width}`).toEqual([])
      }
      await visitor.setViewportSize(size)
    }
    await visitor.goto('/booking/jetski')
    await expect(visitor.getByRole('button', { name: /GTI 130/ }).locator('img')).toHaveAttribute(
      'src',
      /own-[0-9a-f]{24}/,
    )

    await page.getByRole('tab', { name: 'Texts' }).click()
    await page
      .getByRole('region', { name: 'First picture of the start page' })
      .getByRole('button', { name: 'Use the usual picture' })
      .click()
    await publish(page, 'Back', /Start page: the usual picture/)
    await expect
      .poll(async () => {
        await visitor.goto('/')
        return visitor.locator('link[rel=preload][as=image]').count()
      })
      .toBe(2)
    await publishBehind(page, (house) => {
      const { picture: _club, ...club } = house.club
      const { picture: _machine, ...gti } = house.units['gti-130']!
      Object.assign(house, { club, units: { ...house.units, 'gti-130': gti } })
    })
  })

test('a picture uploaded while the owner looks at another part is in the draft, and a failed upload is reported', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page, 'main_admin', '/admin/house?part=texts')
  const first = page.getByRole('region', { name: 'First picture of the start page', exact: true })
  const upload = first.getByLabel('Upload a picture of the start page')
  let isAway = true
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await answerFromNowOn(page, '**/api/house/pictures', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    if (isAway) return route.abort()
    await held
    await route.continue()
  })
  await upload.setInputFiles(await shot(600, 400))
  await expect(first.getByText('We could not be reached. Check the connection')).toBeVisible()
  isAway = false
  await upload.setInputFiles(await shot(600, 400))
  await expect(first.getByText('Uploading…')).toBeVisible()
  await page.getByRole('tab', { name: 'Club' }).click()
  await expect(page.getByRole('region', { name: 'Picture of the club page' })).toBeVisible()
  release()
  await expect(page.getByText('Please say what the picture shows')).toBeVisible()
  await page.getByRole('tab', { name: 'Texts' }).click()
  await expect(first.getByLabel('What the picture shows')).toHaveValue('')
  await first.getByRole('button', { name: 'Use the usual picture' }).click()
  await expect(page.getByText('Everything is published')).toBeVisible()
})

test('the list of pictures says when uploads could not be loaded, and shows them after another try', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page, 'main_admin', '/admin/house?part=texts')
  let isAway = true
  await answerFromNowOn(page, '**/api/house/pictures', (route) => (isAway ? route.abort() : route.continue()))
  const first = page.getByRole('region', { name: 'First picture of the start page', exact: true })
  await first.getByRole('button', { name: 'Choose a picture' }).click()
  const missing = first.getByText('Your uploads could not be loaded.')
  await expect(missing).toBeVisible()
  await expectAccessible(page)
  isAway = false
  await first.getByRole('button', { name: 'Try again' }).click()
  await expect(missing).toHaveCount(0)
  await first.getByRole('button', { name: 'Close the pictures' }).click()
})

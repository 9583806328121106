import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'

type Words = { name: string; x: number; y: number; width: number; height: number; colour: string }

/** WCAG 1.4.3 for text of any size, so that a smaller size needs no new picture. */
const least = 4.5

/** Renders the whole page and loads all its pictures, without scrolling: the header stays over the first one. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.removeAttribute('data-first-screen')
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })

/** Each line of text and each icon of the header over a picture, with its colour, in page coordinates. */
const wordsOverPictures = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const boxOf = ({ x, y, width, height }: DOMRect) => ({ x: x + scrollX, y: y + scrollY, width, height })
    type Box = ReturnType<typeof boxOf>
    const meet = (one: Box, other: Box) =>
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height &&
      other.y < one.y + one.height
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], .sr-only, dialog, noscript')
    // A picture in a card or list is clipped by its frame.
    const pictures = [...document.querySelectorAll('picture img')]
      .filter(isShown)
      .map((image) => boxOf(image.getBoundingClientRect()))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Words[] = []
    while (walker.nextNode()) {
      const words = walker.currentNode
      const parent = words.parentElement!
      if (!words.textContent?.trim() || !isShown(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(words)
      for (const each of range.getClientRects()) {
        const box = boxOf(each)
        if (box.width > 2 && box.height > 2 && pictures.some((picture) => meet(picture, box)))
          found.push({
            name: words.textContent.trim().slice(0, 40),
            colour: getComputedStyle(parent).color,
            ...box,
          })
      }
    }
    for (const icon of document.querySelectorAll('header :is(a, button) > svg'))
      if (isShown(icon.parentElement!)) {
        const box = boxOf(icon.getBoundingClientRect())
        const name = icon.parentElement!.getAttribute('aria-label') ?? 'icon'
        if (box.width > 2 && pictures.some((picture) => meet(picture, box)))
          found.push({ name, colour: getComputedStyle(icon).color, ...box })
      }
    return found
  })

const wordless =
  '*, ::before, ::after { color:transparent !important; text-shadow:none !important; transition:none !important; } svg { visibility:hidden !important; } :is(a, button) { border-color:transparent !important; }'

/**
 * Texts over pictures with too little contrast to the worst spot behind them, measured in a screenshot without text. Repeats if
 * something that loaded meanwhile has moved the texts.
 */
export async function tooFaint(page: Page): Promise<string[]> {
  await settle(page)
  const words = await wordsOverPictures(page)
  const found = words.length === 0 ? [] : await faintOf(page, words)
  return isDeepStrictEqual(await wordsOverPictures(page), words) ? found : tooFaint(page)
}

async function faintOf(page: Page, words: Words[]): Promise<string[]> {
  const style = await page.addStyleTag({ content: wordless })
  const [left, top] = [Math.min(...words.map(({ x }) => x)), Math.min(...words.map(({ y }) => y))].map(
    (edge) => Math.max(0, Math.floor(edge)),
  ) as [number, number]
  const clip = {
    x: left,
    y: top,
    width: Math.max(...words.map(({ x, width }) => x + width)) - left,
    height: Math.max(...words.map(({ y, height }) => y + height)) - top,
  }
  const session = await page.context().newCDPSession(page)
  const { data: picture } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: true,
    // Skips the search for the smallest file, which takes longest.
    optimizeForSpeed: true,
  })
  await session.detach()
  await style.evaluate((element) => (element as Element).remove())
  const ratios = await page.evaluate(
    async ({ picture, words, left, top }) => {
      // Not by an address: the page's content security policy forbids other pictures.
      const image = await createImageBitmap(new Blob([Uint8Array.fromBase64(picture)], { type: 'image/png' }))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      })!
      const linear = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
      const lightOf = (red: number, green: number, blue: number) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      const colours = words.map(({ colour }) => {
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        return [...context.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
      })
      context.drawImage(image, 0, 0)
      return words.map(({ x, y, width, height }, index) => {
        const [red, green, blue, alpha] = colours[index]!
        const { data } = context.getImageData(x - left, y - top, Math.max(1, width), Math.max(1, height))
        let worst = 21
        for (let index = 0; index < data.length; index += 4) {
          const under = [data[index]!, data[index + 1]!, data[index + 2]!] as const
          const over = (part: number, ground: number) => (part * alpha + ground * (255 - alpha)) / 255
          const word = lightOf(over(red, under[0]), over(green, under[1]), over(blue, under[2]))
          const ground = lightOf(...under)
          worst = Math.min(worst, (Math.max(word, ground) + 0.05) / (Math.min(word, ground) + 0.05))
        }
        return worst
      })
    },
    { picture, words, left, top },
  )
  return words.flatMap(({ name }, index) =>
    ratios[index]! < least ? [`${name}: ${ratios[index]!.toFixed(2)}`] : [],
  )
}

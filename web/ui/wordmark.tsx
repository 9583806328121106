const mark =
  'M3.7 38.2C8 31.1 12.6 27.5 17.5 27.5C23 27.5 26.3 32 28 37.5C30.5 27.6 37.8 18.6 54.4 13.6A29 29 0 0 0 3.7 38.2ZM5.4 43.7C9.4 39.3 13.3 37.1 17.3 37.2C23.2 37.4 27 43.5 30.3 53C35.1 37 43.3 26.3 57.5 18.1A29 29 0 1 1 5.4 43.7Z'
// The name as outlines of the display face, to be visible before any font has loaded.
const outline =
  'M12.9 0L5.1 0L5.1-38.5L17.8-38.5L25.9-18.3Q26.2-17.2 26.8-15.7Q27.3-14.2 27.9-12.5Q28.5-10.9 29-9.6L29.4-9.6Q29.8-10.8 30.3-12.3Q30.9-13.9 31.4-15.5Q32-17 32.4-18.1L40.5-38.5L53-38.5L53 0L44.8 0L44.8-22.4Q44.8-23.8 44.8-25.4Q44.9-26.9 44.9-28.3Q45-29.6 45-30.3L44.6-30.3Q44.4-29.6 43.9-28.3Q43.5-26.9 43-25.5Q42.6-24.1 42.2-23.1L32.8 0L25 0L15.6-23.1Q15.2-24.2 14.7-25.5Q14.3-26.9 13.9-28.1Q13.5-29.4 13.2-30.3L12.8-30.3Q12.8-29.4 12.9-28Q12.9-26.7 12.9-25.2Q12.9-23.7 12.9-22.4M76.4 0.7Q71 0.7 67.2-1Q63.3-2.6 61.3-6Q59.2-9.5 59.2-14.7Q59.2-19.9 61.3-23.4Q63.3-26.8 67.1-28.5Q70.9-30.2 76.3-30.2Q81.7-30.2 85.4-28.5Q89-26.8 90.9-23.5Q92.8-20.3 92.8-15.4L92.8-12.9L67-12.9Q67.2-10.1 68.3-8.4Q69.5-6.7 71.6-5.9Q73.7-5.2 76.7-5.2Q77.9-5.2 79.3-5.4Q80.8-5.7 82-6.3Q83.3-6.9 84.1-7.9Q85-8.8 85.1-10.2L92.6-10.2Q92.6-7.8 91.5-5.8Q90.4-3.8 88.3-2.4Q86.2-0.9 83.2-0.1Q80.2 0.7 76.4 0.7M67.1-17.9L84.9-17.9Q84.9-19.7 84.3-20.9Q83.6-22.1 82.4-22.8Q81.2-23.6 79.7-24Q78.1-24.4 76.3-24.4Q73.7-24.4 71.7-23.6Q69.7-22.9 68.5-21.5Q67.4-20 67.1-17.9M105.3 0L97.8 0L97.8-29.5L103.9-29.5L104.5-24.5L104.9-24.5Q105.5-26 106.6-27.3Q107.7-28.6 109.3-29.4Q110.9-30.2 113.1-30.2Q114-30.2 114.9-30Q115.9-29.8 116.5-29.6L116.5-23L113.2-23Q111.1-23 109.6-22.3Q108.1-21.6 107.2-20.4Q106.2-19.2 105.8-17.6Q105.3-16.1 105.3-14.4M135.7 0.7Q130.3 0.7 126.4-1Q122.6-2.6 120.5-6Q118.5-9.5 118.5-14.7Q118.5-19.9 120.5-23.4Q122.5-26.8 126.3-28.5Q130.1-30.2 135.5-30.2Q141-30.2 144.6-28.5Q148.3-26.8 150.2-23.5Q152-20.3 152-15.4L152-12.9L126.3-12.9Q126.4-10.1 127.6-8.4Q128.7-6.7 130.8-5.9Q132.9-5.2 135.9-5.2Q137.1-5.2 138.6-5.4Q140-5.7 141.3-6.3Q142.5-6.9 143.4-7.9Q144.2-8.8 144.4-10.2L151.9-10.2Q151.9-7.8 150.8-5.8Q149.7-3.8 147.6-2.4Q145.4-0.9 142.4-0.1Q139.4 0.7 135.7 0.7M126.3-17.9L144.1-17.9Q144.1-19.7 143.5-20.9Q142.9-22.1 141.7-22.8Q140.4-23.6 138.9-24Q137.4-24.4 135.6-24.4Q132.9-24.4 130.9-23.6Q128.9-22.9 127.8-21.5Q126.6-20 126.3-17.9M164.6 0L157.1 0L157.1-40.5L164.6-40.5M186.8 0.7Q181.4 0.7 177.5-1Q173.7-2.6 171.7-6Q169.6-9.5 169.6-14.7Q169.6-19.9 171.6-23.4Q173.7-26.8 177.5-28.5Q181.3-30.2 186.6-30.2Q192.1-30.2 195.7-28.5Q199.4-26.8 201.3-23.5Q203.2-20.3 203.2-15.4L203.2-12.9L177.4-12.9Q177.6-10.1 178.7-8.4Q179.9-6.7 182-5.9Q184.1-5.2 187-5.2Q188.3-5.2 189.7-5.4Q191.1-5.7 192.4-6.3Q193.6-6.9 194.5-7.9Q195.3-8.8 195.5-10.2L203-10.2Q203-7.8 201.9-5.8Q200.8-3.8 198.7-2.4Q196.6-0.9 193.6-0.1Q190.6 0.7 186.8 0.7M177.5-17.9L195.3-17.9Q195.3-19.7 194.6-20.9Q194-22.1 192.8-22.8Q191.6-23.6 190-24Q188.5-24.4 186.7-24.4Q184.1-24.4 182.1-23.6Q180-22.9 178.9-21.5Q177.7-20 177.5-17.9M215.7 0L208.2 0L208.2-29.5L214.3-29.5L214.9-24.8L215.3-24.8Q216.8-26.7 218.7-27.9Q220.5-29.1 222.7-29.6Q224.9-30.2 227-30.2Q230.8-30.2 233.4-29Q236-27.8 237.4-25.2Q238.7-22.7 238.7-18.7L238.7 0L231.2 0L231.2-17.4Q231.2-19.2 230.7-20.4Q230.3-21.7 229.3-22.4Q228.4-23.2 227.2-23.5Q225.9-23.8 224.3-23.8Q222-23.8 220.1-22.8Q218.1-21.8 216.9-20.1Q215.7-18.4 215.7-16.1M257.7 0.7Q253.4 0.7 250.2-1Q247-2.6 245.3-6.1Q243.5-9.5 243.5-14.7Q243.5-20 245.3-23.4Q247-26.8 250.1-28.5Q253.2-30.2 257.2-30.2Q259.5-30.2 261.5-29.7Q263.5-29.2 265.1-28.2Q266.7-27.3 267.8-25.8L268.2-25.8L268.2-40.5L275.7-40.5L275.7 0L269.6 0L269-4.4L268.6-4.4Q266.7-1.7 263.9-0.5Q261.1 0.7 257.7 0.7M259.7-5.7Q262.5-5.7 264.4-6.7Q266.3-7.7 267.3-9.6Q268.3-11.6 268.3-14.4L268.3-15Q268.3-17.1 267.7-18.8Q267.1-20.4 266-21.6Q264.9-22.7 263.3-23.3Q261.7-23.9 259.6-23.9Q256.9-23.9 255-22.8Q253.1-21.8 252.2-19.9Q251.2-18 251.2-15.1L251.2-14.3Q251.2-11.5 252.2-9.5Q253.2-7.6 255.1-6.6Q256.9-5.7 259.7-5.7'

const drawnName = 'Merelend'
const nameWidth = 277
/** An upper limit of the width in the display face, in ems. */
const emsOf = (line: string): number =>
  [...line].reduce(
    (ems, letter) => ems + (/[MWm@%]/.test(letter) ? 1.1 : /[\p{Lu}w&]/u.test(letter) ? 0.85 : 0.64),
    0,
  )

/** From this length on, a name of several words is set in two lines. */
const longName = 13
const sizes = { oneLine: 54, twoLines: 25 }

/** A name other than the drawn one is text, no wider than that. */
function written(name: string): string {
  const lines = name.length < longName ? [name] : inHalves(name)
  const longest = Math.max(...lines.map(emsOf))
  const most = lines.length === 1 ? sizes.oneLine : sizes.twoLines
  const size = Math.min(most, nameWidth / longest)
  const spans = lines.map((line, index) => {
    const text = line.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    return `<tspan x="0" y="${(index + 1 - lines.length) * (sizes.twoLines - 1)}">${text}</tspan>`
  })
  return `<text id="outline-name" class="font-display" font-weight="650" font-size="${size.toFixed(1)}">${spans.join('')}</text>`
}

/** Splits at the space nearest to the middle. */
function inHalves(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [index] = spaces.toSorted(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  )
  return index === undefined ? [name] : [name.slice(0, index), name.slice(index + 1)]
}

const nameOf = (name: string): string =>
  name === drawnName ? `<path id="outline-name" d="${outline}"/>` : written(name)

/** The outlines: once per page and in no script. They are in the HTML from the server, and hydration leaves them unchanged. */
export const Outlines = ({ name = drawnName }: { name: string | undefined }) => (
  <svg
    aria-hidden="true"
    className="absolute size-0"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this file, and an escaped name
    dangerouslySetInnerHTML={{
      __html: import.meta.env.SSR ? `<path id="outline-mark" d="${mark}"/>${nameOf(name)}` : '',
    }}
  />
)

/** The sun cut by a sea bird, and the name, in the surrounding text's colour. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 366 66" fill="currentColor" role="img" aria-label={name} className={className}>
      <use href="#outline-mark" transform="translate(2 2) scale(.97)" />
      <use href="#outline-name" transform="translate(80 53)" />
    </svg>
  )
}

/** The name only, large: the last line of the footer. */
export function GiantName({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 282 44" fill="currentColor" aria-hidden="true" className={className}>
      <use href="#outline-name" transform="translate(-2 42)" />
    </svg>
  )
}

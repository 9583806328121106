import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tokens = readFileSync(join(import.meta.dirname, '../../web/assets/tokens.css'), 'utf8')

/** A colour of the design for programs that do not support OKLCH. */
function token(name: string): string {
  const found = new RegExp(`--color-${name}:\\s*oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens)
  if (!found) throw new Error(`tokens.css has no ${name}`)
  const [light, chroma, hue] = found.slice(1).map(Number) as [number, number, number]
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hex = linear.map((value) => {
    const part = Math.max(0, Math.min(1, value))
    const shown = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${hex.join('')}`
}

export const colours = {
  paper: token('white'),
  ink: token('ink'),
  muted: token('muted'),
  land: token('apricot-50'),
  sand: token('apricot-200'),
  road: token('apricot-200'),
  house: token('apricot-100'),
  tree: token('green-200'),
  /** Shallow water is the darkest, as on nautical charts. */
  water: [token('sea-300'), token('sea-200'), token('sea-100'), token('sea-50'), token('white')],
  reef: token('sea-300'),
  line: token('sea-400'),
  figure: token('sea-700'),
  zone: token('sea-600'),
  zoneWater: token('sea-400'),
  sun: token('apricot-400'),
}

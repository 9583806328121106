import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Font files. Onest has Latin and Cyrillic; the three other scripts that names may be written in have a font each. */
export const fonts = {
  Latin: {
    regular: require.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf'),
  },
  Thai: {
    regular: require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  },
  Arabic: {
    regular: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  },
  Hebrew: {
    regular: require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  },
}
type Script = keyof typeof fonts
export type Weight = keyof typeof fonts.Latin

const others = Object.keys(fonts).slice(1) as Script[]
const words = (script: string): string => {
  const characters = `[\\p{Script=${script}}\\p{M}]`
  return `\\p{Script=${script}}(?:(?:${characters}|\\s)*${characters})?`
}
const inOthers = new RegExp(`(${others.map(words).join('|')})`, 'u')
const unwritable = new RegExp(
  `[^\\p{Script=Cyrillic}\\p{Script=Common}\\p{Script=Inherited}${Object.keys(fonts)
    .map((script) => `\\p{Script=${script}}`)
    .join('')}]|\\p{Extended_Pictographic}`,
  'gu',
)

/** Splits a text into runs of one font each, without characters that no font has: an empty box would say nothing. */
export const runsOf = (text: string): { script: Script; text: string }[] =>
  text
    .replaceAll(unwritable, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(inOthers)
    .map((part) => ({ script: scriptOf(part), text: part }))
    .filter((run) => run.text !== '')

const scriptOf = (part: string): Script =>
  others.find((script) => new RegExp(`^\\p{Script=${script}}`, 'u').test(part)) ?? 'Latin'

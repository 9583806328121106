import type { Box, Point, Projection, Side, Source } from './charted-place.ts'
import { colours } from './colours.ts'
import { boxOf, drawn, type Words } from './words.ts'

type LabelInput = { source: Source; map: Projection; meet: Point; type: number }

/** Names on the map, and the areas that they occupy. */
export function labelsOf({ source, map, meet, type }: LabelInput): { drawn: string; boxes: Box[] } {
  const names = source.words.map(({ text, at, on }): Words => {
    const { x, y } = map.at(at)
    return on === 'land'
      ? {
          text,
          x,
          y,
          size: 11 * type,
          face: 'text',
          fill: colours.muted,
          anchor: 'middle',
          halo: colours.land,
        }
      : {
          text,
          x,
          y,
          size: 12 * type,
          face: 'text',
          fill: colours.figure,
          anchor: 'middle',
          halo: colours.water[3],
        }
  })
  const zone: Words = {
    text: 'Riding zone',
    ...map.at(source.zoneLabel),
    size: 13 * type,
    face: 'display',
    fill: colours.zone,
    anchor: 'middle',
    halo: colours.water[3],
  }
  const pier: Words = {
    text: source.pier.label,
    ...beside(meet, source.pier.side, type),
    size: 12 * type,
    face: 'display',
    fill: colours.ink,
    halo: colours.paper,
  }
  const all = [...names, zone, pier]
  return { drawn: all.map(drawn).join(''), boxes: all.map((words) => boxOf(words)) }
}

/** Next to the pin's head. */
function beside({ x, y }: Point, side: Side, type: number): Pick<Words, 'x' | 'y' | 'anchor'> {
  const gap = 13 * Math.sqrt(type)
  const high = side.startsWith('n') ? 26 : side.startsWith('s') ? -4 : 13
  const anchor = side.endsWith('w') ? 'end' : side.endsWith('e') ? 'start' : 'middle'
  return {
    x: x + (anchor === 'end' ? -gap : anchor === 'start' ? gap : 0),
    y: y - high * Math.sqrt(type),
    anchor,
  }
}

import { drawCharts } from './charts/draw.ts'
import { encodeAll } from './encode.ts'
import { film } from './film.ts'
import { isRendered, pictures, type Row } from './pictures.ts'
import { render } from './programs.ts'
import { contactSheet, pagesSheet } from './sheets.ts'

const usage = `npm run art -- NAME...         renders these pictures and writes their files
npm run art -- all              every picture
npm run art -- encode NAME...   files only, from the renderings in art/out
npm run art -- film NAME...     the film of these pictures
npm run art -- charts           the sea charts of the places
npm run art -- sheet            the contact sheet in docs/pictures
npm run art -- pages [PATH...]  the public pages at four widths; with paths, only those at full size
`

const [first, ...others] = process.argv.slice(2)
const rowOf = (name: string): Row => {
  const row = pictures.find((each) => each.name === name)
  if (row === undefined) throw new Error(`There is no ${name} in art/pictures.json`)
  return row
}

function make(row: Row): void {
  const start = Date.now()
  render(row)
  process.stdout.write(`${row.name}: rendered in ${Math.round((Date.now() - start) / 1000)} s\n`)
  encodeAll(row)
}

if (first === undefined) process.stdout.write(usage)
else if (first === 'charts') await drawCharts()
else if (first === 'sheet') contactSheet()
else if (first === 'pages') await pagesSheet(others.length > 0 ? others : undefined)
else if (first === 'film') for (const row of others.map(rowOf)) film(row)
else if (first === 'encode')
  for (const row of others.map(rowOf)) {
    if (!isRendered(row)) throw new Error(`${row.name} is not rendered yet`)
    encodeAll(row)
  }
else for (const row of first === 'all' ? pictures : [first, ...others].map(rowOf)) make(row)

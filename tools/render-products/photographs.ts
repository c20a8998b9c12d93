/** Writes photographs of families as WebP into a folder: `node tools/render-products/photographs.ts folder [family ...]`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Family } from '../build-demo/family.ts'
import { readFamilies } from '../build-demo/family.ts'
import { pictureColors, picturePath } from '../build-demo/images.ts'
import { hexOf } from '../build-demo/labels.ts'
import { entryOf } from './catalog/index.ts'
import { openStudio } from './studio/open-studio.ts'
import type { Shot } from './studio/photograph.ts'

const [folder = 'photographs', ...wanted] = process.argv.slice(2)
const widths = [640, 320]
const shots: Shot[] = [
  { view: 'whole', widths, samples: 16 },
  { view: 'detail', widths, samples: 16 },
]

mkdirSync(`${folder}/products`, { recursive: true })
const studio = await openStudio()
const families = readFamilies().filter(({ id }) => wanted.length === 0 || wanted.includes(id))
// All wholes come before the first detail; what is in the folder already is not taken again.
for (const shot of shots) for (const family of families) await photographFamily(family, shot)
await studio.close()

async function photographFamily(family: Family, shot: Shot): Promise<void> {
  const colors = shot.view === 'detail' ? pictureColors(family).slice(0, 1) : pictureColors(family)
  const tones = colors.length > 0 ? colors : [family.attributes.color?.[0] ?? '']
  const files = tones.map((_, index) =>
    widths.map((width) => {
      const path = picturePath(family, colors[index]).replace(/\.svg$/, '')
      return `${folder}/${path}${shot.view === 'detail' ? '-detalle' : ''}-${width}.webp`
    }),
  )
  if (files.flat().every((file) => existsSync(file))) return
  const entry = entryOf(family.id)
  const taken = await studio.take(
    tones.map((tone) => entry.picture(hexOf(tone) ?? entry.color)),
    shot,
  )
  taken.forEach((pictures, index) => {
    pictures.forEach((bytes, size) => writeFileSync(files[index]?.[size] ?? '', bytes))
  })
  console.log(family.id, shot.view)
}

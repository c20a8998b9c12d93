/** Writes photographs of families as WebP into a folder: `node tools/render-products/photographs.ts folder [family ...]`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFamilies } from '../build-demo/family.ts'
import { pictureColors, picturePath } from '../build-demo/images.ts'
import { hexOf } from '../build-demo/labels.ts'
import { entryOf } from './catalog/index.ts'
import { openStudio } from './studio/open-studio.ts'
import type { Shot } from './studio/photograph.ts'

const [folder = 'photographs', ...wanted] = process.argv.slice(2)
const widths = [640, 320]
const shots: Shot[] = [
  { view: 'whole', widths, samples: 20 },
  { view: 'detail', widths, samples: 20 },
]

mkdirSync(`${folder}/products`, { recursive: true })
const studio = await openStudio()
for (const family of readFamilies()) {
  if (wanted.length > 0 && !wanted.includes(family.id)) continue
  const entry = entryOf(family.id)
  const colors = pictureColors(family)
  const tones = colors.length > 0 ? colors : [family.attributes.color?.[0] ?? '']
  const scenes = tones.map((tone) => entry.picture(hexOf(tone) ?? entry.color))
  for (const shot of shots) {
    const taken = await studio.take(shot.view === 'detail' ? scenes.slice(0, 1) : scenes, shot)
    taken.forEach((pictures, index) => {
      const path = picturePath(family, colors[index]).replace(
        /\.svg$/,
        shot.view === 'detail' ? '-detalle' : '',
      )
      pictures.forEach((bytes, size) => {
        writeFileSync(`${folder}/${path}-${widths[size]}.webp`, bytes)
      })
    })
  }
  console.log(family.id)
}
await studio.close()

/** Draws every family, with its picture where it has no photograph, kits and the steps of measuring into demo/images or a named folder. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFamilies } from '../demo/build/family.ts'
import { drawingPath, photographOf, pictureColors, picturePath } from '../demo/build/images.ts'
import { hexOf } from '../demo/build/labels.ts'
import { kits } from './catalog/places.ts'
import { entryOf } from './catalog/index.ts'
import { closingPlan, coverPlan, slopePlan } from './plans/howto-plans.ts'
import { collage } from './scenes/collage.ts'
import { logo } from './scenes/logo.ts'
import { draw } from './scene.ts'

const images = process.argv[2]
  ? `${process.argv[2]}/`
  : fileURLToPath(new URL('../demo/images/', import.meta.url))
let written = 0

// Photographs lie in the same folders and stay.
mkdirSync(images, { recursive: true })
for (const name of readdirSync(images, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.svg')) rmSync(`${images}${name}`)

for (const family of readFamilies()) {
  const entry = entryOf(family.id)
  const colors = pictureColors(family)
  for (const color of colors.length > 0 ? colors : [undefined]) {
    if (photographOf(family, color)) continue
    const tone = hexOf(color ?? family.attributes.color?.[0] ?? '') ?? entry.color
    save(picturePath(family, color), draw(entry.picture(tone)))
  }
  save(drawingPath(family), entry.plan())
}

for (const [name, ids] of Object.entries(kits)) {
  save(`products/${name}-plano.svg`, collage(ids.map((id) => entryOf(id).plan())))
}

save('home/medir-1.svg', slopePlan())
save('home/medir-2.svg', coverPlan())
save('home/medir-3.svg', closingPlan())
save('brand/logo.svg', logo())
console.log(`${written} pictures`)

function save(path: string, svg: string): void {
  const file = `${images}${path}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
  written += 1
}

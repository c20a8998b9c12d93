/** Draws the plan of every family, what kits hold and the steps of measuring into demo/images or a named folder. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFamilies } from '../demo/build/family.ts'
import { drawingPath } from '../demo/build/images.ts'
import { entryOf } from './catalog/index.ts'
import { readKits } from './catalog/kits.ts'
import { collage } from './plans/collage.ts'
import { closingPlan, coverPlan, slopePlan } from './plans/howto-plans.ts'
import { logo } from './scenes/logo.ts'

const images = process.argv[2]
  ? `${process.argv[2]}/`
  : fileURLToPath(new URL('../demo/images/', import.meta.url))
let written = 0

// Photographs lie in the same folders and stay.
mkdirSync(images, { recursive: true })
for (const name of readdirSync(images, { recursive: true, encoding: 'utf8' }))
  if (name.startsWith('products/') && name.endsWith('.svg')) rmSync(`${images}${name}`)

for (const family of readFamilies()) save(drawingPath(family), entryOf(family.id).plan())

for (const { name, parts } of readKits()) {
  save(`products/${name}-plano.svg`, collage(parts.map(({ family }) => entryOf(family.id).plan())))
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

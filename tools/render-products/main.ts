/** Writes the pictures and drawings of every family, the category pictures and the scenes of the home page. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFamilies } from '../build-demo/family.ts'
import { drawingPath, pictureColors, picturePath } from '../build-demo/images.ts'
import { hexOf } from '../build-demo/labels.ts'
import { roofing } from './catalog/roofing.ts'
import { site } from './catalog/site.ts'
import { steel } from './catalog/steel.ts'

const images = fileURLToPath(new URL('../../demo/images/', import.meta.url))
const entries = { ...roofing, ...steel, ...site }
let written = 0

for (const folder of ['products', 'categories', 'home', 'brand']) {
  rmSync(`${images}${folder}`, { recursive: true, force: true })
}

for (const family of readFamilies()) {
  const entry = entries[family.id]
  if (!entry) throw new Error(`family ${family.id} has no picture`)
  const colors = pictureColors(family)
  if (colors.length === 0)
    save(picturePath(family), entry.picture(hexOf(family.attributes.color?.[0] ?? '') ?? entry.color))
  for (const color of colors) save(picturePath(family, color), entry.picture(hexOf(color) ?? entry.color))
  save(drawingPath(family), entry.plan())
}

console.log(`${written} pictures`)

function save(path: string, svg: string): void {
  const file = `${images}${path}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
  written += 1
}

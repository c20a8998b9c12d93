/** Writes the pictures and drawings of every family, of the categories and of the home page into demo/images or a named folder. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFamilies } from '../build-demo/family.ts'
import { drawingPath, pictureColors, picturePath } from '../build-demo/images.ts'
import { hexOf } from '../build-demo/labels.ts'
import { entryOf } from './catalog/index.ts'
import { closingPlan, coverPlan, slopePlan } from './plans/howto-plans.ts'
import { collage } from './scenes/collage.ts'
import { housePicture } from './scenes/house-scene.ts'
import { logo } from './scenes/logo.ts'
import { draw } from './scene.ts'

/** The family, and where it matters the colour, that stands for a category. */
const faces: Record<string, [id: string, color?: string]> = {
  techos: ['008', '#A8351F'],
  'accesorios-techo': ['026', '#0F4336'],
  canales: ['037', '#ECECE7'],
  refuerzo: ['046'],
  polines: ['054'],
  perfiles: ['062'],
  tubos: ['071'],
  'laminas-lisas': ['080'],
  mallas: ['083'],
  'alambres-clavos': ['090'],
  fijaciones: ['095', '#792423'],
  aislantes: ['104'],
  pinturas: ['116', '#005387'],
  'obra-gris': ['121'],
  herramientas: ['133'],
}

const doors: Record<string, [id: string, color?: string]> = {
  techo: ['011', '#8E402A'],
  estructura: ['055'],
  cerca: ['084', '#0F4336'],
  canales: ['038', '#B8BCBE'],
  losa: ['052'],
  herramientas: ['134'],
}

const images = process.argv[2]
  ? `${process.argv[2]}/`
  : fileURLToPath(new URL('../../demo/images/', import.meta.url))
let written = 0

for (const folder of ['products', 'categories', 'home', 'brand']) {
  rmSync(`${images}${folder}`, { recursive: true, force: true })
}

for (const family of readFamilies()) {
  const entry = entryOf(family.id)
  const colors = pictureColors(family)
  if (colors.length === 0)
    save(picturePath(family), draw(entry.picture(hexOf(family.attributes.color?.[0] ?? '') ?? entry.color)))
  for (const color of colors)
    save(picturePath(family, color), draw(entry.picture(hexOf(color) ?? entry.color)))
  save(drawingPath(family), entry.plan())
}

const kit = ['006', '025', '095', '108']
const combo = ['129', '128', '127', '136']
save('products/kit-techo-30.svg', collage(kit.map((id) => pictureOf(id))))
save('products/kit-techo-30-plano.svg', collage(kit.map((id) => entryOf(id).plan())))
save('products/combo-soldadura.svg', collage(combo.map((id) => pictureOf(id))))
save('products/combo-soldadura-plano.svg', collage(combo.map((id) => entryOf(id).plan())))

for (const [category, [id, color]] of Object.entries(faces))
  save(`categories/${category}.svg`, pictureOf(id, color))
for (const [door, [id, color]] of Object.entries(doors)) save(`home/puerta-${door}.svg`, pictureOf(id, color))
save('home/techo.svg', draw(housePicture('#A8351F')))
save('home/medir-1.svg', slopePlan())
save('home/medir-2.svg', coverPlan())
save('home/medir-3.svg', closingPlan())
save('brand/logo.svg', logo())
console.log(`${written} pictures`)

function pictureOf(id: string, color?: string): string {
  const entry = entryOf(id)
  return draw(entry.picture(color ?? entry.color))
}

function save(path: string, svg: string): void {
  const file = `${images}${path}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
  written += 1
}

/** Writes photographs of families as WebP into a folder: `node tools/render-products/photographs.ts folder [family ...]`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Family } from '../build-demo/family.ts'
import { readFamilies } from '../build-demo/family.ts'
import { photographPaths, pictureColors } from '../build-demo/images.ts'
import { hexOf } from '../build-demo/labels.ts'
import { entryOf } from './catalog/index.ts'
import { openStudio } from './studio/open-studio.ts'
import type { Shot } from './studio/photograph.ts'

const [folder = 'photographs', ...wanted] = process.argv.slice(2)
const widths = [640, 320]
const shots: Shot[] = [
  { view: 'whole', widths, samples: 12 },
  { view: 'detail', widths, samples: 12 },
]

/** Families of one shape look alike: what was taken once in this run serves again. */
const before = new Map<string, Buffer[][]>()

mkdirSync(`${folder}/products`, { recursive: true })
let studio = await openStudio()
const families = readFamilies().filter(({ id }) => wanted.length === 0 || wanted.includes(id))
// All wholes come before the first detail; what is in the folder already is not taken again.
for (const shot of shots) for (const family of families) await photographAgain(family, shot)
await studio.close()

/** A browser may be ended under us, or run out of memory after hours: one more try, in a new one. */
async function photographAgain(family: Family, shot: Shot): Promise<void> {
  try {
    await photographFamily(family, shot)
  } catch (error) {
    console.error(family.id, error)
    await studio.close()
    studio = await openStudio()
    await photographFamily(family, shot)
  }
}

async function photographFamily(family: Family, shot: Shot): Promise<void> {
  const colors = shot.view === 'detail' ? pictureColors(family).slice(0, 1) : pictureColors(family)
  const tones = colors.length > 0 ? colors : [family.attributes.color?.[0] ?? '']
  const files = tones.map((_, index) => {
    const { path, medium } = photographPaths(family, colors[index], shot.view === 'detail')
    return [`${folder}/${path}`, `${folder}/${medium}`]
  })
  if (files.flat().every((file) => existsSync(file))) return
  const entry = entryOf(family.id)
  const scenes = tones.map((tone) => entry.picture(hexOf(tone) ?? entry.color))
  const key = JSON.stringify([scenes, shot])
  const taken = before.get(key) ?? (await studio.take(scenes, shot))
  before.set(key, taken)
  taken.forEach((pictures, index) => {
    pictures.forEach((bytes, size) => writeFileSync(files[index]?.[size] ?? '', bytes))
  })
  console.log(family.id, shot.view)
}

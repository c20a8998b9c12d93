/** Films a family as it turns once, as a silent WebM: `node studio/turntable.ts file family [colour]`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { entryOf } from './catalog/index.ts'
import { openStudio } from './photography/open-studio.ts'

const [file = 'turntable.webm', id = '007', color] = process.argv.slice(2)
const [size, frames, perSecond] = [480, 40, 8]

const studio = await openStudio()
const { picture, color: own } = entryOf(id)
const { parts, options } = picture(color ?? own, {})
const pictures: Buffer[] = []
for (let index = 0; index < frames; index += 1) {
  const turn = (options.turn ?? 42) + (index * 360) / frames
  const scene = { parts, options: { ...options, turn, tilt: Math.max(options.tilt ?? 28, 24) } }
  const [taken] = await studio.take([scene], { view: 'turning', widths: [size], samples: 8 })
  pictures.push(...(taken?.widths ?? []))
}
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, await studio.film(pictures, size, perSecond))
await studio.close()

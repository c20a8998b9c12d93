/**
 * Writes the cards that other places show of a link, 1200 × 630, below `images/cards/` of a bundle and the shop's own:
 * `node studio/cards.ts [bundle]`. What is there is made again: its picture may be another one.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cardPath } from '../engine/src/products/index.ts'
import { type Bundle, readBundle } from '../demo/build/read-bundle.ts'
import { openCardPress } from './photography/card-press.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = process.argv[2] ?? `${root}demo`
const press = await openCardPress()
let written = 0
for (const path of picturesOf(readBundle(folder))) {
  const picture = readFileSync(`${folder}/images/${path}`)
  await save(`${folder}/images/${cardPath(path)}`, { picture, type: mediaTypeOf(path) })
}
await save(`${root}demo/images/cards/brand/logo.jpg`, {
  picture: readFileSync(`${root}demo/images/home/techo.webp`),
  type: 'image/webp',
})
await press.close()
console.log(`${written} cards`)

/** The main picture of each product in each of its choices, and what stands over categories and opens the shop. */
function picturesOf({ products, categories, contents }: Bundle): string[] {
  const goods = products.flatMap((row) => {
    if (!('images' in row)) return []
    const large = row.images.filter(({ viewType }) => viewType === 'large')
    const byChoice = Map.groupBy(large, ({ variationValues }) => JSON.stringify(variationValues ?? {}))
    return [...byChoice.values()].flatMap(([first]) => (first ? [first.path] : []))
  })
  const banners = categories.flatMap(({ slotBannerImage }) => slotBannerImage ?? [])
  const openings = contents.flatMap(({ blocks }) =>
    (blocks ?? []).flatMap((block) => (block.kind === 'hero' ? (block.image ?? []) : [])),
  )
  return [...new Set([...goods, ...banners, ...openings])]
}

function mediaTypeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return `image/${{ svg: 'svg+xml', jpg: 'jpeg' }[ending] ?? ending}`
}

async function save(file: string, of: { picture: Buffer; type: string }): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await press.card(of))
  written += 1
}

import { once } from 'node:events'
import { cpSync, createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const demo = join(import.meta.dirname, '../demo')
const countries = ['SV', 'CR', 'EC', 'GT', 'HN', 'NI']
/** What the synthetic business takes from the demo one as it is. */
const shared = ['site.json', 'shipping.json', 'synonyms.json', 'categories.jsonl', 'stores.jsonl']

/** The same numbers in every run. */
export const seededRandom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
  return seed / 2 ** 32
}

export const things = [
  ['Lámina', 'Sheet'],
  ['Perfil', 'Profile'],
  ['Tubo', 'Tube'],
  ['Varilla', 'Rebar'],
  ['Tornillo', 'Screw'],
  ['Canal', 'Gutter'],
  ['Malla', 'Mesh'],
  ['Platina', 'Flat bar'],
] as const
export const kinds = [
  ['acanalada', 'corrugated'],
  ['rectangular', 'rectangular'],
  ['estructural', 'structural'],
  ['galvanizada', 'galvanised'],
  ['reforzada', 'reinforced'],
  ['liviana', 'light'],
] as const

type Value = { value: string; name: { es: string; en: string } }
type Site = { attributes: { id: string; values?: Value[] }[] }
type Category = { id: string; parentId?: string }
type Row = Record<string, unknown> & { type: string }

const linesOf = (name: string) => readFileSync(join(demo, name), 'utf8').trim().split('\n')

const writerOf = (path: string) => {
  const stream = createWriteStream(path)
  return {
    line: async (text: string) => {
      if (!stream.write(`${text}\n`)) await once(stream, 'drain')
    },
    end: async () => {
      stream.end()
      await once(stream, 'finish')
    },
  }
}

const prices = async (line: (text: string) => Promise<void>, sku: string, base: number) => {
  for (const [index, country] of countries.entries()) {
    await line(`${country},${sku},1,${(base * (1 + index * 3)).toFixed(2)}`)
  }
}

const stock = async (
  line: (text: string) => Promise<void>,
  sku: string,
  inventories: string[],
  random: () => number,
) => {
  for (const inventory of inventories) {
    if (random() < 0.8) await line(`${inventory},${sku},${Math.floor(random() * 500)}`)
  }
}

/** Writes a bundle of `count` items, each with a price in six countries and stock in up to six stores. */
export const writeScaleBundle = async (folder: string, count: number): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (const name of shared) cpSync(join(demo, name), join(folder, name))
  const random = seededRandom(20_260_101)
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One
  const model = linesOf('products.jsonl').map((line) => JSON.parse(line) as Row)
  const items = model.filter(({ type, sellMode }) => type === 'item' && sellMode === 'unit')
  const site = JSON.parse(readFileSync(join(demo, 'site.json'), 'utf8')) as Site
  const colours = site.attributes.find(({ id }) => id === 'color')?.values ?? []
  const stores = linesOf('stores.jsonl').map((line) => JSON.parse(line) as { inventoryId: string })
  const inventories = stores.map(({ inventoryId }) => inventoryId)
  const categories = linesOf('categories.jsonl').map((line) => JSON.parse(line) as Category)
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const shelves = categories.filter(({ id }) => !parents.has(id)).map(({ id }) => id)
  const products = writerOf(join(folder, 'products.jsonl'))
  const priceList = writerOf(join(folder, 'prices.csv'))
  const inventory = writerOf(join(folder, 'inventory.csv'))
  await priceList.line('country,sku,minQuantity,amount')
  await inventory.line('inventoryId,sku,quantity')
  const [first] = items
  const [image] = (first?.images ?? []) as { path: string }[]
  if (!image) throw new Error('the demo business has no item to take after')
  cpSync(join(demo, 'images', image.path), join(folder, 'images', image.path))
  for (let number = 1; number <= count; number++) {
    const id = `SC${String(number).padStart(6, '0')}`
    const [thing, kind, colour] = [pick(things), pick(kinds), pick(colours)]
    const gauge = pick(['22', '24', '26', '28', '30'])
    const shelf = pick(shelves)
    const millimetres = 100 + Math.floor(random() * 900)
    const name = {
      es: `${thing[0]} ${kind[0]} ${colour.name.es} calibre ${gauge} de ${millimetres} mm`,
      en: `${colour.name.en} ${kind[1]} ${thing[1]} gauge ${gauge}, ${millimetres} mm`,
    }
    const row = {
      ...pick(items),
      id,
      name,
      keywords: { es: `${thing[0]} ${kind[0]}`, en: `${thing[1]} ${kind[1]}` },
      primaryCategoryId: shelf,
      categoryIds: [shelf],
      countries,
      images: [{ viewType: 'large', path: image.path, alt: name }],
      links: [],
      popularity: Math.floor(random() * 1000),
      attributes: { color: colour.value, calibre: gauge },
    }
    await products.line(JSON.stringify(row))
    await prices(priceList.line, id, 1 + random() * 90)
    await stock(inventory.line, id, [...new Set([0, 1, 2, 3, 4, 5].map(() => pick(inventories)))], random)
  }
  await Promise.all([products.end(), priceList.end(), inventory.end()])
}

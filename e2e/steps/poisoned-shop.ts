import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwnShop } from './own-shop.ts'

const root = join(import.meta.dirname, '../..')

type Json = string | number | boolean | null | Json[] | { [member: string]: Json }
const isText = (value: Json): value is { es: string; en: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['es'] === 'string'

/** Adds the next payload to every text in two languages below a value. */
const poison = (value: Json, next: () => string): Json => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => poison(one, next))
  if (isText(value))
    return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, `${text} ${next()}`]))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, next)]))
}

/** Plain texts of a store, all of which pages show. */
const storeTexts = ['name', 'address1', 'city', 'cityName', 'phoneDisplay']

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')

const poisonStore = (store: { [member: string]: Json }, next: () => string): Json => {
  const plain = storeTexts.map((name) => [name, `${textOf(store[name])} ${next()}`])
  return { ...(poison(store, next) as typeof store), ...Object.fromEntries(plain) }
}

export type PoisonedShop = {
  origin: string
  /** Of the copies: a product and a page for each payload. */
  pages: readonly string[]
  end(): Promise<void>
}

type Item = { [member: string]: Json }
const readLines = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Item)
const writeLines = (path: string, lines: readonly Json[]) =>
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'))

/** Adds a product, a page and a store for each of these, with nothing else in any of their texts. */
const addCopies = (bundle: string, payloads: readonly string[]): string[] => {
  const products = join(bundle, 'products.jsonl')
  const stores = join(bundle, 'stores.jsonl')
  const article = JSON.parse(readFileSync(join(bundle, 'content/garantia.json'), 'utf8')) as Item
  const goods = readLines(products)
  const screw = goods.find(({ id }) => id === 'QA-SCREW') ?? {}
  const shops = readLines(stores)
  const shop = shops.find(({ default: chosen }) => chosen !== true) ?? {}
  writeLines(products, [
    ...goods,
    ...payloads.map((payload, at) => poison({ ...screw, id: `QA-P${at}` }, () => payload)),
  ])
  writeLines(stores, [
    ...shops,
    ...payloads.map((payload, at) =>
      poisonStore({ ...shop, id: `SV-P${at}`, inventoryId: `inv-p${at}` }, () => payload),
    ),
  ])
  for (const [at, payload] of payloads.entries()) {
    const page = poison({ ...article, id: `payload-${at}` }, () => payload)
    writeFileSync(join(bundle, `content/payload-${at}.json`), JSON.stringify(page))
  }
  return payloads.flatMap((_, at) => [`/product/QA-P${at}`, `/page-viewer/payload-${at}`])
}

/**
 * A shop of its own whose merchant put these into every name, description, promotion, store and content, and for each of
 * `copies` has a product, a page and a store with it in every text.
 */
export const openPoisonedShop = async (
  port: number,
  payloads: readonly string[],
  copies: readonly string[],
): Promise<PoisonedShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'lamina-payloads-'))
  const bundle = join(folder, 'bundle')
  cpSync(join(root, 'demo/qa'), bundle, { recursive: true })
  let at = 0
  const next = () => payloads[at++ % payloads.length] ?? ''
  for (const file of globSync('{products,categories,promotions}.jsonl', { cwd: bundle })) {
    const path = join(bundle, file)
    writeLines(
      path,
      readLines(path).map((line) => poison(line, next)),
    )
  }
  const stores = join(bundle, 'stores.jsonl')
  writeLines(
    stores,
    readLines(stores).map((store) => poisonStore(store, next)),
  )
  for (const file of globSync('{site.json,content/*.json}', { cwd: bundle })) {
    const path = join(bundle, file)
    writeFileSync(path, JSON.stringify(poison(JSON.parse(readFileSync(path, 'utf8')), next)))
  }
  const pages = addCopies(bundle, copies)
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMITS: 'off' }
  const imported = spawn(process.execPath, ['tools/runtime.mjs', 'start/run.ts', 'cli', 'import', bundle], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const [code] = await once(imported, 'exit')
  if (code !== 0) throw new Error(`the import ended with ${String(code)}`)
  const shop = await startOwnShop(port, env)
  return {
    origin: shop.origin,
    pages,
    end: async () => {
      await shop.stop('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { templateDatabase } from '../../db/testing.ts'
import { importBundle } from '../../import/index.ts'

const bundle = fileURLToPath(new URL('../../../../demo/qa', import.meta.url))
const file = join(bundle, 'prices.csv')
const products = join(bundle, 'products.jsonl')

type Row = { head: string; amount: string; group: string }

const readRows = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const cut = line.lastIndexOf(',')
      const [country = '', sku = ''] = line.split(',')
      return { head: line.slice(0, cut), amount: line.slice(cut + 1), group: `${country} ${sku}` }
    })

/** An amount of something chosen along with a product; `"0"` says nothing. */
const optionPrice = /(?<="[A-Z]{2}": ")[1-9][\d.]*(?=")/g

/** Every price of the QA bundle: each looks like nothing else. */
export const qaPrices = async (): Promise<number[]> => {
  const listed = readRows(await readFile(file, 'utf8')).map(({ amount }) => Number(amount))
  const chosen = [...(await readFile(products, 'utf8')).matchAll(optionPrice)].map(([amount]) =>
    Number(amount),
  )
  return [...listed, ...chosen].filter((amount) => !Number.isNaN(amount))
}

/** What was dear is cheap and what was cheap is dear; tiers keep their steps. */
const invertPrices = (rows: Row[]) => {
  const first = new Map<string, number>()
  return rows.map(({ head, amount, group }) => {
    const price = Number(amount)
    if (Number.isNaN(price)) return `${head},${amount}`
    const base = first.get(group) ?? price
    first.set(group, base)
    return `${head},${(30_000 - base - (base - price)).toFixed(2)}`
  })
}

/** The QA bundle with all prices turned round and nothing else changed. */
export const invertedPricesTemplate = (): Promise<string> =>
  templateDatabase('qa_other_prices', async (url) => {
    const folder = await mkdtemp(join(tmpdir(), 'other-prices-'))
    await cp(bundle, folder, { recursive: true })
    const rows = invertPrices(readRows(await readFile(file, 'utf8')))
    await writeFile(join(folder, 'prices.csv'), `country,sku,minQuantity,amount\n${rows.join('\n')}\n`)
    const chosen = (await readFile(products, 'utf8')).replaceAll(optionPrice, (amount) =>
      (30_000 - Number(amount)).toFixed(2),
    )
    await writeFile(join(folder, 'products.jsonl'), chosen)
    await importBundle({ databaseUrl: url, folder, now: new Date('2026-11-01T12:00:00Z') })
    await rm(folder, { recursive: true })
  })

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataFolder } from '../start/data-folder.ts'
import { startOn } from '../start/testing/shop-process.ts'
import { openEditor } from './editor.ts'
import { importByCommand } from './import-by-command.ts'
import { percentile } from './measure.ts'
import { databasePid, processorTime } from './processor-time.ts'
import { settle } from './settle.ts'
import { writeScaleBundle } from './scale-bundle.ts'

/** What one edit costs in a shop of so many products: processor time of shop and database together, and its answer. */
export type EditCost = { products: number; edits: number; cpuMs: number; p50: number; p95: number }

const costWith = async (products: number, edits: number, port: number): Promise<EditCost> => {
  const work = mkdtempSync(join(tmpdir(), 'lamina-edits-'))
  const dataDir = openDataFolder(join(work, 'data'))
  const bundle = join(work, 'bundle')
  await writeScaleBundle(bundle, products)
  await importByCommand(bundle, dataDir)
  const skus = readFileSync(join(bundle, 'prices.csv'), 'utf8')
    .split('\n')
    .filter((line) => /^SV,[^,]+,1,\d/.test(line))
    .map((line) => line.split(',')[1] ?? '')
  const shop = await startOn(dataDir, port)
  try {
    const servers = [shop.pid, databasePid(dataDir)]
    await settle(dataDir, servers)
    const editor = await openEditor(shop)
    const times: number[] = []
    // Spread over the whole catalogue.
    const step = Math.max(1, Math.floor(skus.length / (2 * edits)))
    const edit = async (at: number) => {
      const sku = skus[(at * step) % skus.length] ?? ''
      const began = performance.now()
      const isWell = await (at % 2 === 0
        ? editor.rename(sku, `Pieza cambiada ${at}`)
        : editor.price(sku, 'SV', `${at + 1}.23`))
      times.push(performance.now() - began)
      if (!isWell) throw new Error(`the edit of ${sku} was refused`)
    }
    for (let at = 0; at < edits; at++) await edit(at)
    times.length = 0
    const before = processorTime(servers)
    for (let at = edits; at < 2 * edits; at++) await edit(at)
    const cpuMs = (processorTime(servers) - before) / edits
    const sorted = times.toSorted((a, b) => a - b)
    return { products, edits, cpuMs, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) }
  } finally {
    await shop.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

/** A small shop and a large one. The first half of the edits warms up. */
export const editsAtScale = async (port: number, quick: boolean): Promise<EditCost[]> => {
  const sizes = quick ? [1_000, 3_000] : [1_000, 100_000]
  const costs: EditCost[] = []
  for (const products of sizes) costs.push(await costWith(products, quick ? 10 : 100, port))
  return costs
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ShopProcess } from '../start/testing/shop-process.ts'
import { deafProcess } from './deaf-process.ts'
import type { Editor } from './editor.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { measure, median, percentile, type Plan, type Sample, type Subject } from './measure.ts'
import { databasePid, processorTime } from './processor-time.ts'
import { customer, family, guest } from './shopper.ts'

/** Milliseconds over all windows of a kind. */
type Wait = { calls: number; p50: number; p95: number; failures: number }

/** A window's p95 as a multiple of what its two neighbours were by the mean: the median of the windows, and the middle half. */
type Slower = { median: number; from: number; to: number }

/**
 * What shoppers wait, and cost, in short windows in which somebody edits and, between any two of them, one in which nobody
 * does. Each is held against its own neighbours, so that what else the machine does in those seconds is in both; `quiet`,
 * undisturbed windows against undisturbed ones, is what that work alone makes of it. What the edits cost when nobody asks is not
 * counted as the shoppers'.
 */
export type Beside = {
  name: string
  aim: number
  alone: Wait
  edited: Wait
  slower: Slower
  quiet: Slower
  /** Milliseconds of processor time: of a call, alone and beside edits; of an edit alone. */
  cpu: { alone: number; edited: number; edit: number }
  edits: { asked: number; refused: number; seconds: number }
}

/** Edits so many times a second, however long each takes. Returns how to stop, which tells how it went. */
const editAtRate = ({ perSecond, edit }: Edits) => {
  const began = performance.now()
  const answers: Promise<boolean>[] = []
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond
    while (answers.length < due) answers.push(edit().catch(() => false))
  }, 5)
  return async () => {
    clearInterval(timer)
    const seconds = (performance.now() - began) / 1000
    const all = await Promise.all(answers)
    return { asked: all.length, refused: all.filter((well) => !well).length, seconds }
  }
}

type Edits = { perSecond: number; edit: () => Promise<boolean> }
type Windows = Plan & { windows: number }

const costOfEdit = async (edits: Edits, { seconds, processorTime }: Plan) => {
  const before = processorTime()
  const stop = editAtRate(edits)
  await pause(2 * seconds * 1000)
  const { asked } = await stop()
  return (processorTime() - before) / asked
}

const waitOf = (samples: readonly Sample[]): Wait => {
  const sorted = samples.flatMap(({ times }) => times).toSorted((a, b) => a - b)
  return {
    calls: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    failures: samples.reduce((sum, { failures }) => sum + failures, 0),
  }
}

const slowerThan = (pairs: readonly { of: Sample; neighbours: Sample[] }[]): Slower => {
  const ratios = pairs
    .map(({ of, neighbours }) => {
      const mean = neighbours.reduce((sum, { p95 }) => sum + p95, 0) / neighbours.length
      return of.p95 / mean
    })
    .toSorted((a, b) => a - b)
  return { median: median(ratios), from: percentile(ratios, 0.25), to: percentile(ratios, 0.75) }
}

const besideEdits = async (
  { name, aim, runOnce }: Pick<Subject, 'name' | 'runOnce'> & { aim: number },
  edits: Edits,
  { windows, ...plan }: Windows,
): Promise<Beside> => {
  const [alone, edited] = [[] as Sample[], [] as Sample[]]
  const made = { asked: 0, refused: 0, seconds: 0 }
  let used = 0
  const undisturbed = async () => alone.push(await measure({ name, runOnce }, plan))
  const disturbed = async () => {
    const before = plan.processorTime()
    const stop = editAtRate(edits)
    edited.push(await measure({ name, runOnce }, plan))
    const done = await stop()
    used += plan.processorTime() - before
    made.asked += done.asked
    made.refused += done.refused
    made.seconds += done.seconds
  }
  await measure({ name, runOnce }, plan)
  const edit = await costOfEdit(edits, plan)
  await undisturbed()
  while (edited.length < windows) {
    await disturbed()
    await undisturbed()
  }
  const at = (index: number) => alone[index] as Sample
  const between = edited.map((of, index) => ({ of, neighbours: [at(index), at(index + 1)] }))
  const inner = alone.slice(1, -1).map((of, index) => ({ of, neighbours: [at(index), at(index + 2)] }))
  const waits = waitOf(edited)
  return {
    name,
    aim,
    alone: waitOf(alone),
    edited: waits,
    slower: slowerThan(between),
    quiet: slowerThan(inner),
    cpu: {
      alone: median(alone.map(({ cpuMs }) => cpuMs)),
      edited: (used - edit * made.asked) / waits.calls,
      edit,
    },
    edits: made,
  }
}

/** A shop of the demo business: guests and customers ask, a few at once, and the merchant's program edits. */
export const shoppersBesideEdits = async (
  shop: ShopProcess,
  editor: Editor,
  { quick, port }: { quick: boolean; port: number },
): Promise<Beside[]> => {
  const other = await deafProcess(shop, port)
  // Few shoppers: what edits cost them is to be seen, not how they stand in each other's way. A minute of edits in all.
  const plan = {
    windows: quick ? 2 : 15,
    loops: 2,
    seconds: quick ? 1 : 4,
    processorTime: () => processorTime([shop.pid, other.pid, databasePid(shop.dataDir)]),
  }
  const client = keepAliveClient(plan.loops)
  const br = { 'accept-encoding': 'br' }
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}`, ...br })
  const [visitor, buyer] = [await guest(shop.origin), await customer(shop.origin, 'sv@lamina.example')]
  const found = await buyer.call<{ hits: { productId: string }[] }>(
    'GET',
    `${family.search}/product-search?refine=cgid%3Dtechos&limit=24`,
  )
  const ids = found.body.hits.map(({ productId }) => productId)
  const localised = 'siteId=Lamina&locale=es-SV'
  const list = (expand: string, origin = shop.origin) =>
    `${origin}${family.search}/product-search?${localised}&refine=cgid%3Dtechos&limit=24&expand=${expand}`
  const guestsList = list('images,availability,variations')
  const withPrices = 'prices,images,availability,variations,promotions'
  const [customersList, listElsewhere] = [list(withPrices), list(withPrices, other.origin)]
  const skus = readFileSync(join(import.meta.dirname, '../demo/prices.csv'), 'utf8')
    .split('\n')
    .filter((line) => /^SV,[^,]+,1,\d/.test(line))
    .map((line) => line.split(',')[1] ?? '')
  let edit = 0
  const renames: Edits = {
    perSecond: 1,
    edit: () => editor.rename(ids[edit % ids.length] ?? '', `Producto ${++edit}`),
  }
  const prices: Edits = {
    perSecond: 50,
    edit: () => editor.price(skus[++edit % skus.length] ?? '', 'SV', (10 + (edit % 90) + 0.5).toFixed(2)),
  }
  const page = () => client.get(`${shop.origin}/category/techos`, br)
  const guests = () => client.get(guestsList, bearer(visitor))
  const customers = () => client.get(customersList, bearer(buyer))
  const elsewhere = () => client.get(listElsewhere, bearer(buyer))
  try {
    return [
      await besideEdits({ name: 'guest’s category page', aim: 1.2, runOnce: page }, renames, plan),
      await besideEdits({ name: 'guest’s list of a category', aim: 1.5, runOnce: guests }, prices, plan),
      await besideEdits(
        { name: 'customer’s list of a category', aim: 1.5, runOnce: customers },
        prices,
        plan,
      ),
      await besideEdits(
        { name: 'the same, of another process without LISTEN', aim: 1.5, runOnce: elsewhere },
        prices,
        plan,
      ),
    ]
  } finally {
    client.close()
    await other.stop()
  }
}

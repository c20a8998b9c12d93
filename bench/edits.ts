import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { runningPostgres } from '../start/postgres/start-postgres.ts'
import { type ShopProcess, startBeside, startShop } from '../start/testing/shop-process.ts'
import { type Editor, openEditor } from './editor.ts'
import { type EditCost, editsAtScale } from './edits-at-scale.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { measure, median, percentile, type Sample } from './measure.ts'
import { processorTime } from './processor-time.ts'
import { currentCommit } from './save-result.ts'
import { customer, family, guest } from './shopper.ts'

/** Milliseconds from an edit's answer until a process shows it. */
type Seen = { process: string; edits: number; p50: number; p99: number; worst: number }

type Wait = Pick<Sample, 'p50' | 'p95' | 'perSecond' | 'failures'>

/**
 * What shoppers wait, and cost, in turns alone and beside edits, medians of the rounds; the edits' own answers beside. What the
 * edits cost when nobody asks is not counted as the shoppers'.
 */
type Beside = {
  name: string
  aim: number
  alone: Wait
  edited: Wait
  /** Milliseconds of processor time. */
  cpu: { alone: number; edited: number; edit: number }
  edits: { asked: number; refused: number; seconds: number }
}

export type EditFigures = {
  commit: string
  at: string
  load: { before: number; after: number }
  seen: Seen[]
  beside: Beside[]
  scale: EditCost[]
}

const listeners = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  )
  return rows.map(({ pid }) => pid)
}

/** Another process of the shop, whose connections that listen are ended as a pooler would swallow what they hear. */
const deafProcess = async (shop: ShopProcess, port: number) => {
  const url = runningPostgres(shop.dataDir)
  if (!url) throw new Error('the embedded PostgreSQL is not running')
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const known = await listeners(pool)
  const deaf = await startBeside(shop, port, url)
  const own = (await listeners(pool)).filter((pid) => !known.includes(pid))
  if (own.length === 0) throw new Error('the second process did not listen')
  for (const pid of own) await pool.query('select pg_terminate_backend($1)', [pid])
  await pool.end()
  return deaf
}

/** Reads a product's name as a guest of a process. */
const nameReader = async (origin: string, productId: string) => {
  const visitor = await guest(origin)
  return async () => {
    const { body } = await visitor.call<{ name: string }>('GET', `${family.products}/products/${productId}`)
    return body.name
  }
}

const product = 'TE002'

/** Renames a product again and again, and asks two processes until each shows it. */
const seenByBoth = async (
  shop: ShopProcess,
  editor: Editor,
  port: number,
  edits: number,
): Promise<Seen[]> => {
  const deaf = await deafProcess(shop, port)
  try {
    const processes = [
      { process: 'the one that was asked', read: await nameReader(shop.origin, product) },
      { process: 'another, without LISTEN', read: await nameReader(deaf.origin, product) },
    ].map((one) => ({ ...one, times: [] as number[] }))
    for (let edit = 0; edit < edits; edit++) {
      const name = `Teja de prueba ${edit}`
      if (!(await editor.rename(product, name))) throw new Error('a name was refused')
      const began = performance.now()
      const until = async ({ read, times }: (typeof processes)[number]) => {
        while ((await read()) !== name) await pause(5)
        times.push(performance.now() - began)
      }
      await Promise.all(processes.map(until))
      // Edits fall at every place of the other's poll.
      await pause((edit * 137) % 900)
    }
    return processes.map(({ process, times }) => {
      const sorted = times.toSorted((a, b) => a - b)
      return {
        process,
        edits,
        p50: percentile(sorted, 0.5),
        p99: percentile(sorted, 0.99),
        worst: sorted.at(-1) ?? 0,
      }
    })
  } finally {
    await deaf.stop()
  }
}

/** Edits so many times a second, however long each takes. Returns how to stop, which tells how it went. */
const editAtRate = (perSecond: number, edit: () => Promise<boolean>) => {
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

type Plan = { rounds: number; loops: number; seconds: number; processorTime: () => number }
type Shoppers = { name: string; aim: number; runOnce: () => Promise<boolean> }
type Edits = { perSecond: number; edit: () => Promise<boolean> }

/** Milliseconds of processor time of an edit beside which nobody asks for anything. */
const costOfEdit = async ({ perSecond, edit }: Edits, plan: Omit<Plan, 'rounds'>) => {
  const before = plan.processorTime()
  const stop = editAtRate(perSecond, edit)
  await pause(plan.seconds * 1000)
  const { asked } = await stop()
  return (plan.processorTime() - before) / asked
}

const medians = (samples: readonly Sample[]): Wait => {
  const of = (pick: (sample: Sample) => number) => median(samples.map(pick))
  return {
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    perSecond: of(({ perSecond }) => perSecond),
    failures: samples.reduce((sum, { failures }) => sum + failures, 0),
  }
}

const besideEdits = async (
  { name, aim, runOnce }: Shoppers,
  { perSecond, edit }: Edits,
  { rounds, ...plan }: Plan,
): Promise<Beside> => {
  const [alone, edited] = [[] as Sample[], [] as Sample[]]
  const costs = { edited: [] as number[], edit: [] as number[] }
  const edits = { asked: 0, refused: 0, seconds: 0 }
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    const quiet = await measure({ name, runOnce }, plan)
    const costAlone = await costOfEdit({ perSecond, edit }, plan)
    let calls = 0
    const counted = () => {
      calls++
      return runOnce()
    }
    const before = plan.processorTime()
    const stop = editAtRate(perSecond, edit)
    const disturbed = await measure({ name, runOnce: counted }, plan)
    const made = await stop()
    const used = plan.processorTime() - before
    if (round === 0) continue
    costs.edit.push(costAlone)
    costs.edited.push((used - costAlone * made.asked) / calls)
    alone.push(quiet)
    edited.push(disturbed)
    edits.asked += made.asked
    edits.refused += made.refused
    edits.seconds += made.seconds
  }
  const cpu = {
    alone: median(alone.map(({ cpuMs }) => cpuMs)),
    edited: median(costs.edited),
    edit: median(costs.edit),
  }
  return { name, aim, alone: medians(alone), edited: medians(edited), cpu, edits }
}

const shoppersBesideEdits = async (shop: ShopProcess, editor: Editor, quick: boolean): Promise<Beside[]> => {
  const postmaster = Number(
    readFileSync(join(shop.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  )
  // Few shoppers: what edits cost them is to be seen, not how they stand in each other's way.
  const plan = {
    rounds: quick ? 1 : 3,
    loops: 2,
    seconds: quick ? 3 : 20,
    processorTime: () => processorTime([shop.pid, postmaster]),
  }
  const client = keepAliveClient(plan.loops)
  const br = { 'accept-encoding': 'br' }
  const buyer = await customer(shop.origin, 'sv@lamina.example')
  const bearer = { authorization: `Bearer ${buyer.token}`, ...br }
  const listing = `${family.search}/product-search`
  const found = await buyer.call<{ hits: { productId: string }[] }>(
    'GET',
    `${listing}?refine=cgid%3Dtechos&limit=24`,
  )
  const ids = found.body.hits.map(({ productId }) => productId)
  const localised = 'siteId=Lamina&locale=es-SV'
  const products = `${shop.origin}${family.products}/products?${localised}&expand=prices,images,availability,variations,promotions&ids=${ids.join(',')}`
  const list = `${shop.origin}${listing}?${localised}&refine=cgid%3Dtechos&limit=24&expand=prices,images,availability,variations,promotions`
  let edit = 0
  const skus = readFileSync(join(import.meta.dirname, '../demo/prices.csv'), 'utf8')
    .split('\n')
    .filter((line) => /^SV,[^,]+,1,\d/.test(line))
    .map((line) => line.split(',')[1] ?? '')
  const rename = () => editor.rename(ids[edit % ids.length] ?? product, `Producto ${++edit}`)
  const reprice = () =>
    editor.price(skus[++edit % skus.length] ?? '', 'SV', (10 + (edit % 90) + 0.5).toFixed(2))
  const page = () => client.get(`${shop.origin}/category/techos`, br)
  try {
    return [
      await besideEdits(
        { name: 'guest’s category page', aim: 1.2, runOnce: page },
        { perSecond: 1, edit: rename },
        plan,
      ),
      await besideEdits(
        { name: 'customer’s list of a category', aim: 1.5, runOnce: () => client.get(list, bearer) },
        { perSecond: 50, edit: reprice },
        plan,
      ),
      await besideEdits(
        { name: 'customer’s 24 products with prices', aim: 1.5, runOnce: () => client.get(products, bearer) },
        { perSecond: 50, edit: reprice },
        plan,
      ),
    ]
  } finally {
    client.close()
  }
}

/** Measures what edits cost: how soon they are seen, what shoppers wait beside them, what one costs in a large shop. */
export const editFigures = async (port: number, quick: boolean): Promise<EditFigures> => {
  const load = () => loadavg()[0] ?? 0
  const before = load()
  const { shop, end } = await startShop(port)
  try {
    const editor = await openEditor(shop)
    const seen = await seenByBoth(shop, editor, port + 10, quick ? 5 : 100)
    const beside = await shoppersBesideEdits(shop, editor, quick)
    const scale = await editsAtScale(port + 20, quick)
    return {
      commit: currentCommit(),
      at: new Date().toISOString(),
      load: { before, after: load() },
      seen,
      beside,
      scale,
    }
  } finally {
    await end()
  }
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed')

/** The page that is kept beside the figures. */
export const editPage = ({ commit, at, load, seen, beside, scale }: EditFigures): string => {
  const [small, large] = scale
  const ratio = (of: (cost: EditCost) => number) => (small && large ? of(large) / of(small) : Number.NaN)
  return [
    `# What edits cost, ${commit}, ${at.slice(0, 10)}`,
    '',
    `Load average of the machine ${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after.`,
    '',
    '| an edit is shown by | edits | p50 ms | p99 ms | worst ms | aim |',
    '|---|---|---|---|---|---|',
    ...seen.map(
      (one) =>
        `| ${one.process} | ${one.edits} | ${ms(one.p50)} | ${ms(one.p99)} | ${ms(one.worst)} | p99 ≤ 1,000: ${verdict(one.p99 <= 1_000)} |`,
    ),
    '',
    '| shoppers, beside edits | edits a second | edits | refused | p50 alone | p50 beside | p95 alone | p95 beside | ratio | aim |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...beside.map(({ name, aim, alone, edited, edits }) => {
      const slower = edited.p95 / alone.p95
      return `| ${name} | ${(edits.asked / edits.seconds).toFixed(1)} | ${edits.asked} | ${edits.refused} | ${ms(alone.p50)} | ${ms(edited.p50)} | ${ms(alone.p95)} | ${ms(edited.p95)} | ${slower.toFixed(2)} | ≤ ${aim}: ${verdict(slower <= aim)} |`
    }),
    '',
    'Processor time of a call in ms, of shop and database together; beside edits without what those cost when nobody else asks.',
    '',
    '| shoppers, beside edits | alone | beside | ratio | one edit alone |',
    '|---|---|---|---|---|',
    ...beside.map(
      ({ name, cpu }) =>
        `| ${name} | ${cpu.alone.toFixed(2)} | ${cpu.edited.toFixed(2)} | ${(cpu.edited / cpu.alone).toFixed(2)} | ${ms(cpu.edit)} |`,
    ),
    '',
    '| products | edits | processor ms per edit | p50 ms | p95 ms |',
    '|---|---|---|---|---|',
    ...scale.map(
      (one) =>
        `| ${one.products.toLocaleString('en')} | ${one.edits} | ${one.cpuMs.toFixed(1)} | ${ms(one.p50)} | ${ms(one.p95)} |`,
    ),
    '',
    `Ratio of processor time ${ratio(({ cpuMs }) => cpuMs).toFixed(2)}, of the median wait ${ratio(({ p50 }) => p50).toFixed(2)} (aim ≤ 1.5).`,
    '',
  ].join('\n')
}

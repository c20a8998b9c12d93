import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { runningPostgres } from '../start/postgres/start-postgres.ts'
import { type ShopProcess, startShop } from '../start/testing/shop-process.ts'
import { backOfficeFigures, backOfficePage } from './back-office.ts'
import { editFigures, editPage } from './edits.ts'
import { keepAliveClient } from './keep-alive-client.ts'
import { alternate, type Measured } from './measure.ts'
import {
  categoryPagesNeverAsked,
  listsNeverAsked,
  productPagesNeverAsked,
  searchesNeverAsked,
} from './never-asked.ts'
import { orderSubject, writers } from './orders.ts'
import { databasePid, processorTime } from './processor-time.ts'
import { bareServer, memoryRender, transactionReference } from './references.ts'
import { suggestionLine, writeReport } from './report.ts'
import { currentCommit, saveResult } from './save-result.ts'
import { customer, family } from './shopper.ts'
import { signInFigures } from './sign-in.ts'
import { suggestionFigures } from './suggestions.ts'
import { tradeFigures, tradePage } from './trade.ts'

const port = Number(process.env['BENCH_PORT'] ?? 3990)
const quick = process.argv.includes('quick')
const plan = quick ? { rounds: 1, loops: 4, seconds: 1 } : { rounds: 3, loops: 8, seconds: 4 }

/** Time used by the shop, its database and the bare server. */
const timeOf = (...pids: (number | undefined)[]) => ({ processorTime: () => processorTime(pids) })

const pageSubjects = async ({ origin, pid, dataDir }: ShopProcess) => {
  const bare = await bareServer(port + 5)
  const path = '/category/techos'
  const buyer = await customer(origin, 'sv@lamina.example')
  const cookie = `cc-at_Lamina=${buyer.token}; shopper_Lamina=registered.${buyer.customerId}`
  const render = await memoryRender(origin, path, buyer.token, buyer.customerId)
  await render()
  const list = `${origin}${family.products}/products?siteId=Lamina&locale=es-SV&expand=prices,images,availability,variations,promotions`
  const found = await buyer.call<{ hits: { productId: string }[] }>(
    'GET',
    `${family.search}/product-search?refine=cgid%3Dtechos&limit=24`,
  )
  const ids = found.body.hits.map(({ productId }) => productId).join(',')
  const search = `${origin}${family.search}/product-search?siteId=Lamina&locale=es-SV&q=lamina+26+roja&limit=25`
  const br = { 'accept-encoding': 'br' }
  const bearer = { authorization: `Bearer ${buyer.token}`, ...br }
  const packed = { cookie, ...br }
  const [firstCategory, firstProduct] = [categoryPagesNeverAsked(), productPagesNeverAsked()]
  const [otherList, otherSearch] = [listsNeverAsked(), searchesNeverAsked()]
  const client = keepAliveClient(plan.loops)
  const measured = await alternate(
    [
      { name: 'bare answer of 4 kB', runOnce: () => client.get(bare.url) },
      {
        name: 'guest page from the cache',
        runOnce: () => client.get(origin + path, br),
      },
      { name: 'render from memory', runOnce: render },
      { name: 'customer’s category page', runOnce: () => client.get(origin + path, packed) },
      { name: 'customer’s product page', runOnce: () => client.get(`${origin}/product/TE002`, packed) },
      { name: 'customer’s home page', runOnce: () => client.get(origin, packed) },
      { name: 'guest’s first category page', runOnce: () => client.get(origin + firstCategory(), br) },
      { name: 'guest’s first product page', runOnce: () => client.get(origin + firstProduct(), br) },
      { name: 'product list', runOnce: () => client.get(`${list}&ids=${ids}`, bearer) },
      { name: 'product search', runOnce: () => client.get(search, bearer) },
      { name: 'list never asked', runOnce: () => client.get(origin + otherList(), bearer) },
      { name: 'search never asked', runOnce: () => client.get(origin + otherSearch(), bearer) },
    ],
    { ...plan, ...timeOf(pid, databasePid(dataDir), bare.pid) },
  )
  client.close()
  bare.close()
  return measured
}

const writeSubjects = async ({ origin, pid, dataDir }: ShopProcess) => {
  const url = runningPostgres(dataDir)
  if (!url) throw new Error('the embedded PostgreSQL is not running')
  const reference = await transactionReference(url)
  const { add, order, readyBasket, close } = await orderSubject(origin, url)
  const writePlan = { ...plan, loops: writers, ...timeOf(pid, databasePid(dataDir)) }
  const measured = await alternate(
    [
      { name: 'insert-and-update transaction', runOnce: reference.runOnce },
      { name: 'add to basket', runOnce: add },
    ],
    writePlan,
  )
  const placed = await alternate(
    [
      { name: 'insert-and-update transaction (beside orders)', runOnce: reference.runOnce },
      { name: 'place order', prepare: readyBasket, runOnce: order },
    ],
    writePlan,
  )
  await reference.close()
  close()
  return [...measured, ...placed]
}

const ratio = (all: readonly Measured[], subject: string, reference: string, aim: number) => {
  const of = (name: string) => all.find((one) => one.name === name)?.perSecond ?? Number.NaN
  return { subject, reference, ratio: of(subject) / of(reference), aim }
}

if (process.argv.includes('scale')) {
  await import('./scale.ts')
  process.exit()
}
if (process.argv.includes('edits')) {
  const only = process.argv.slice(2).filter((word) => word !== 'edits' && word !== 'quick')
  const figures = await editFigures(port, { quick, only })
  if (!quick) saveResult('edits', editPage(figures), figures)
  console.log(editPage(figures))
  process.exit()
}
if (process.argv.includes('back-office')) {
  const figures = await backOfficeFigures(port, quick)
  if (!quick) saveResult('back-office-speed', backOfficePage(figures), figures)
  console.log(backOfficePage(figures))
  process.exit()
}
if (process.argv.includes('trade')) {
  const { shop, end } = await startShop(port)
  const figures = await tradeFigures(shop.origin)
  const page = tradePage(currentCommit(), figures)
  saveResult('trade', page, figures)
  console.log(page)
  await end()
  process.exit()
}
if (process.argv.includes('suggestions')) {
  const { shop, end } = await startShop(port)
  console.log(suggestionLine(await suggestionFigures(shop.origin, plan.rounds)))
  await end()
  process.exit()
}

/** Resident memory in MB with the last answer of the load, and when the shop has had nothing to do for a minute. */
const memory = async (shop: ShopProcess, short: boolean) => {
  const loaded = Math.round(await shop.residentMb())
  await pause(short ? 1_000 : 60_000)
  return { loaded, rested: Math.round(await shop.residentMb()) }
}

const load = () => loadavg()[0] ?? 0
const before = load()
const { shop, firstStartMs, end } = await startShop(port)
try {
  const measured = [...(await pageSubjects(shop)), ...(await writeSubjects(shop))]
  const suggestions = await suggestionFigures(shop.origin, plan.rounds)
  const signIns = await signInFigures(
    shop.origin,
    shop.metrics,
    quick ? { rounds: 1, count: 5 } : { rounds: 5, count: 60 },
  )
  const ratios = [
    ratio(measured, 'guest page from the cache', 'bare answer of 4 kB', 0.5),
    ratio(measured, 'customer’s category page', 'render from memory', 2),
    ratio(measured, 'customer’s product page', 'render from memory', 2),
    ratio(measured, 'customer’s home page', 'render from memory', 2),
    ratio(measured, 'product list', 'bare answer of 4 kB', 0.1),
    ratio(measured, 'product search', 'bare answer of 4 kB', 0.06),
    ratio(measured, 'list never asked', 'bare answer of 4 kB', 0.05),
    ratio(measured, 'search never asked', 'bare answer of 4 kB', 0.05),
    ratio(measured, 'add to basket', 'insert-and-update transaction', 0.2),
    ratio(measured, 'place order', 'insert-and-update transaction (beside orders)', 0.05),
  ]
  const result = {
    commit: currentCommit(),
    at: new Date().toISOString(),
    node: process.version,
    firstStartMs: Math.round(firstStartMs),
    secondStartMs: Math.round(shop.firstAnswerMs),
    load: { before, after: load(), processors: availableParallelism() },
    residentMb: await memory(shop, quick),
    ratios,
    measured,
    suggestions,
    signIns,
  }
  // A quick run shows that the benchmark works; its figures are not worth keeping.
  if (!quick) saveResult('shop', writeReport(result), result)
  console.log(writeReport(result))
} finally {
  await end()
}

import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import settings from '../demo/site.json' with { type: 'json' }
import { runningPostgres } from '../start/postgres/start-postgres.ts'
import { startShop } from '../start/testing/shop-process.ts'
import { importByCommand } from './import-by-command.ts'
import { median } from './measure.ts'
import { placeOrders } from './orders.ts'
import { type Interval, recordedIntervals, recordMarks } from './page-trace.ts'
import { databasePid, processorTime } from './processor-time.ts'
import { writeScaleBundle } from './scale-bundle.ts'
import { currentCommit } from './save-result.ts'
import { settle } from './settle.ts'

/** What was waited for, how often, and what it took: milliseconds of the page's processor and by the clock. */
type Waited = { name: string; times: number; median: Interval; most: Interval }
/** Milliseconds of the processor of shop and database for a page of a list. */
type Answered = { name: string; times: number; cpuMs: number }

export type BackOfficeFigures = {
  commit: string
  at: string
  load: { before: number; after: number }
  orders: number
  products: number
  waited: Waited[]
  answered: Answered[]
}

const aimMs = 100
const org = settings.organizationId

const waitedOf = (name: string, intervals: readonly Interval[]): Waited => {
  const of = (which: (values: readonly number[]) => number): Interval => ({
    cpuMs: which(intervals.map(({ cpuMs }) => cpuMs)),
    ms: which(intervals.map(({ ms }) => ms)),
  })
  return { name, times: intervals.length, median: of(median), most: of((values) => Math.max(...values)) }
}

/** Signs the demonstration's manager in. */
const signIn = async (page: Page, origin: string) => {
  const url = `${origin}/custom/users/v1/organizations/${org}/staff-sessions?siteId=Lamina`
  const data = { login: 'manager@lamina.example', password: 'Techo2026!' }
  const answer = await page.request.post(url, { data, headers: { 'x-session': 'cookie' } })
  if (!answer.ok()) throw new Error(`nobody was signed in: ${answer.status()}`)
}

/** Marks when an answer of a path comes (`answer`), and when other rows than those before it are painted (`rows`). */
const markRows = (page: Page, path: string) =>
  page.addInitScript((asked) => {
    const rows = () => document.querySelector('main tbody')?.textContent ?? ''
    const marked = () => {
      const before = rows()
      performance.mark('answer')
      new MutationObserver((_, observer) => {
        if (rows() === before || rows() === '') return
        observer.disconnect()
        requestAnimationFrame(
          () => void scheduler.postTask(() => performance.mark('rows'), { priority: 'user-blocking' }),
        )
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    const ask = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const answer = await ask(input, init)
      const url = input instanceof Request ? input.url : String(input)
      if (url.includes(asked)) marked()
      return answer
    }
  }, path)

/** Marks each key (`key`), and when what it changed is painted (`painted`). */
const markKeys = (page: Page) =>
  page.addInitScript(() => {
    const painted = () => performance.mark('painted')
    const pressed = () => {
      performance.mark('key')
      requestAnimationFrame(() => void scheduler.postTask(painted, { priority: 'user-blocking' }))
    }
    addEventListener('keydown', pressed, true)
  })

/** Leafs through a list, one page after the other, each seen for the first time. */
const leafThrough = async (
  browser: Browser,
  list: { name: string; path: string; asks: string },
  origin: string,
  times: number,
  servers: readonly (number | undefined)[],
): Promise<{ waited: Waited; answered: Answered }> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-SV' })
  await signIn(page, origin)
  await markRows(page, list.asks)
  await page.goto(`${origin}/admin${list.path}`)
  const next = page.getByRole('button', { name: 'Página siguiente' })
  const turn = async (number: number) => {
    await next.click()
    await page.waitForURL(new RegExp(`[?&]page=${number}(&|$)`))
    await page.locator('[data-refining]').waitFor({ state: 'detached' })
    await page.waitForFunction((count) => performance.getEntriesByName('rows').length >= count, number)
  }
  // The first pages warm up; the list itself is the first answer.
  await turn(2)
  await turn(3)
  await recordMarks(browser, page)
  const before = processorTime(servers)
  for (let number = 4; number < 4 + times; number++) await turn(number)
  const cpuMs = (processorTime(servers) - before) / times
  const intervals = await recordedIntervals(browser, 'answer', 'rows')
  await page.close()
  return {
    waited: waitedOf(`${list.name}: from the answer to 50 rows`, intervals),
    answered: { name: list.name, times, cpuMs },
  }
}

/** Types amounts into the grid of prices, cell by cell. */
const typePrices = async (browser: Browser, origin: string, cells: number): Promise<Waited> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-SV' })
  await signIn(page, origin)
  await markKeys(page)
  await page.goto(`${origin}/admin/prices?country=SV`)
  await page.getByRole('gridcell').and(page.locator('[aria-readonly=false]')).first().click()
  await page.keyboard.type('1.23')
  await page.keyboard.press('Enter')
  await recordMarks(browser, page)
  for (let cell = 0; cell < cells; cell++) {
    await page.keyboard.type(`${cell + 1}.45`)
    await page.keyboard.press('Enter')
  }
  const intervals = await recordedIntervals(browser, 'key', 'painted')
  await page.close()
  return waitedOf('a key in the grid of prices, to what it changed', intervals)
}

const load = () => loadavg()[0] ?? 0

/** The back office in a browser, over a shop that has long been open: many orders, and a large catalogue imported over the demonstration's. */
export const backOfficeFigures = async (port: number, quick: boolean): Promise<BackOfficeFigures> => {
  const [orders, products, times] = quick ? [400, 1_000, 3] : [10_000, 100_000, 20]
  const before = load()
  const work = mkdtempSync(join(tmpdir(), 'lamina-back-office-'))
  const { shop, end } = await startShop(port)
  const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] })
  try {
    await placeOrders(shop.origin, runningPostgres(shop.dataDir) ?? '', orders)
    await writeScaleBundle(work, products)
    await importByCommand(work, shop.dataDir)
    const servers = [shop.pid, databasePid(shop.dataDir)]
    await settle(shop.dataDir, servers)
    const lists = [
      { name: 'orders', path: '/sv/orders', asks: '/order-search' },
      { name: 'products', path: '/sv/products', asks: '/product-search' },
    ]
    const read = []
    for (const list of lists) read.push(await leafThrough(browser, list, shop.origin, times, servers))
    const typed = await typePrices(browser, shop.origin, times)
    return {
      commit: currentCommit(),
      at: new Date().toISOString(),
      load: { before, after: load() },
      orders,
      products,
      waited: [...read.map(({ waited }) => waited), typed],
      answered: read.map(({ answered }) => answered),
    }
  } finally {
    await browser.close()
    await end()
    rmSync(work, { recursive: true, force: true })
  }
}

const verdict = (ms: number) => (ms <= aimMs ? 'met' : 'missed')

export const backOfficePage = (figures: BackOfficeFigures): string =>
  [
    `# The back office with ${figures.orders.toLocaleString('en')} orders and ${figures.products.toLocaleString('en')} products, ${figures.commit}, ${figures.at.slice(0, 10)}`,
    '',
    `Load average of the machine ${figures.load.before.toFixed(1)} before and ${figures.load.after.toFixed(1)} after. Milliseconds of the page’s`,
    'processor do not depend on it, those by the clock do.',
    '',
    `| waited for | times | processor, median | most | by the clock, median | most | aim: most by the clock ≤ ${aimMs} |`,
    '|---|---|---|---|---|---|---|',
    ...figures.waited.map(
      ({ name, times, median: half, most }) =>
        `| ${name} | ${times} | ${half.cpuMs.toFixed(0)} | ${most.cpuMs.toFixed(0)} | ${half.ms.toFixed(0)} | ${most.ms.toFixed(0)} | ${verdict(most.ms)} |`,
    ),
    '',
    '| a page of the list, each for the first time | pages | processor of shop and database, ms |',
    '|---|---|---|',
    ...figures.answered.map(({ name, times, cpuMs }) => `| ${name} | ${times} | ${cpuMs.toFixed(1)} |`),
    '',
  ].join('\n')

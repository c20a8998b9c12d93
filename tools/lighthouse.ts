// Lighthouse as on a phone, the median of five visits, on the pages a shopper lands on. Writes the figures into
// bench/results and fails where an aim is missed: `npm run lighthouse -- [visits]`, and a stage of
// `npm run test:long`. A shop that runs already is used where SHOP names it.
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { currentCommit, saveResult } from '../bench/save-result.ts'
import { startShop } from '../start/testing/shop-process.ts'
import { findChrome } from './lib/ensure-chrome.ts'

const pages = [
  { name: 'home', path: '/', isFound: true },
  { name: 'category', path: '/category/techos', isFound: true },
  { name: 'product', path: '/product/TE007-26-ROJO', isFound: true },
  // Results are kept from search engines, so their grade for being found says nothing.
  { name: 'search', path: '/search?q=lamina', isFound: false },
]
const visits = Number(process.argv[2] ?? 5)
const port = Number(process.env.PORT ?? 3990)
const debugging = port + 5

type Figures = Record<
  'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'lcpMs' | 'cls' | 'tbtMs',
  number
>
type Visit = { figures: Figures; largest: string; faults: string[] }

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The HTML of the largest element painted, as the trace knows it. */
const largestOf = (details: unknown): string =>
  /"snippet":"((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(details ?? ''))?.[1]?.replaceAll('\\"', '"') ??
  'unknown'

const visit = async (url: string): Promise<Visit> => {
  const result = await lighthouse(url, { port: debugging, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`${url} gave no result`)
  const { categories, audits } = result.lhr
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcpMs: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbtMs: figure('total-blocking-time'),
    },
    largest: largestOf(
      (audits['lcp-breakdown-insight'] ?? audits['largest-contentful-paint-element'])?.details,
    ),
    faults: ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((one) => one.weight > 0 && (audits[one.id]?.score ?? 1) < 1)
        .map((one) => one.id),
    ),
  }
}

/** Work of others on the machine is not the page's: speed is judged on a machine that has nothing else to do. */
const before = loadavg()[0] ?? 0
const isQuiet = before <= availableParallelism()

const aims = ({ figures, largest }: Visit, isFound: boolean): string[] => {
  const missed: string[] = []
  if (isQuiet && figures.performance < 95) missed.push('performance ≥ 95')
  if (figures.accessibility < 100) missed.push('accessibility 100')
  if (figures.bestPractices < 100) missed.push('best practices 100')
  if (isFound && figures.seo < 100) missed.push('seo 100')
  if (figures.cls > 0.01) missed.push('layout shift ≤ 0.01')
  if (!/^<(?:img|h1|h2|p|svg)\b/.test(largest)) missed.push('largest element a picture or heading')
  return missed
}

const started = process.env.SHOP ? undefined : await startShop(port)
const origin = process.env.SHOP ?? started?.shop.origin ?? ''
const browser = await chromium.launch({
  executablePath: await findChrome(),
  args: ['--no-sandbox', `--remote-debugging-port=${debugging}`],
})
const rows: string[] = []
const told: string[] = []
let missedAims = 0
try {
  for (const { name, path, isFound } of pages) {
    const seen: Visit[] = []
    for (let n = 0; n < visits; n++) {
      seen.push(await visit(origin + path))
      await pause(0)
    }
    const [first] = seen
    if (!first) continue
    const figures = Object.fromEntries(
      Object.keys(first.figures).map((key) => [
        key,
        median(seen.map((one) => one.figures[key as keyof Figures])),
      ]),
    ) as Figures
    const faults = [...new Set(seen.flatMap((one) => one.faults))]
    const missed = aims({ figures, largest: first.largest, faults }, isFound)
    missedAims += missed.length
    rows.push(
      `| ${name} | ${figures.performance} | ${figures.accessibility} | ${figures.bestPractices} | ${isFound ? figures.seo : '–'} | ${(figures.lcpMs / 1000).toFixed(2)} | ${figures.cls.toFixed(4)} | ${figures.tbtMs.toFixed(0)} | ${missed.join(', ') || (isQuiet ? 'all met' : 'met; speed not judged')} |`,
    )
    told.push(
      `- ${name}: largest element \`${first.largest}\`${faults.length > 0 ? `; faults: ${faults.join(', ')}` : ''}`,
    )
    console.log(rows.at(-1))
    console.log(told.at(-1))
  }
} finally {
  await browser.close()
  await started?.end()
}
const day = new Date().toISOString().slice(0, 10)
const page = [
  `# Lighthouse on a phone, ${currentCommit()}, ${day}`,
  '',
  `The median of ${visits} visits as a guest, with Lighthouse's own simulated phone and network. Load average of the machine ${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after${isQuiet ? '.' : ': others were using the machine, so performance is told but not judged.'}`,
  '',
  '| page | performance | accessibility | best practices | SEO | LCP s | CLS | TBT ms | aims |',
  '|---|---|---|---|---|---|---|---|---|',
  ...rows,
  '',
  ...told,
  '',
]
saveResult('lighthouse', page.join('\n'))
process.exitCode = missedAims > 0 ? 1 : 0

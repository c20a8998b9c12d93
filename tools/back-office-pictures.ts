// Every screen of the back office as who works there sees it, at four widths, in both languages and themes:
// `npm run back-office-pictures [words]` writes pictures into .screenshots/back-office/ and says what a machine can see in
// them: faults of accessibility, of the policy, of script, what overflows, what is nested, and words that are none.
// Words choose screens by name. A shop that runs already is used where SHOP names it, and lived in once.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { type BackOfficeScreen, backOfficeScreens } from '../e2e/steps/back-office-screens.ts'
import { liveInShop, type LivedInShop } from '../e2e/steps/lived-in-shop.ts'
import { allStands, faultsOf, watchFaults } from '../e2e/steps/screens.ts'
import { signInStaff } from '../e2e/steps/staff.ts'
import { startShop } from '../start/testing/shop-process.ts'
import { findChrome } from './lib/ensure-chrome.ts'

const folder = process.env.OUT ?? join(import.meta.dirname, '../.screenshots/back-office')
const widths = (process.env.WIDTHS ?? '390,768,1440,1920').split(',').map(Number)
const languages = (process.env.LANGUAGES ?? 'es,en').split(',')
const themes = (process.env.THEMES ?? 'light,dark').split(',')
const isJudged = process.env.JUDGE !== 'no'
const words = process.argv.slice(2)

const started = process.env.SHOP ? undefined : await startShop(Number(process.env.PORT ?? 3990))
const origin = process.env.SHOP ?? started?.shop.origin ?? ''
const browser = await chromium.launch({ executablePath: await findChrome(), args: ['--no-sandbox'] })

const open = async (browser: Browser, language: string) => {
  const context = await browser.newContext({
    baseURL: origin,
    locale: language === 'es' ? 'es-SV' : 'en-US',
    timezoneId: 'America/El_Salvador',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(15_000)
  return context
}

/** What was put into a shop that runs on is remembered beside its pictures. */
const things = async (): Promise<LivedInShop> => {
  const file = join(folder, 'things.json')
  if (process.env.SHOP) {
    const known = await readFile(file, 'utf8').catch(() => undefined)
    if (known) return JSON.parse(known) as LivedInShop
  }
  const context = await open(browser, 'es')
  const made = await liveInShop(await context.newPage())
  await context.close()
  await writeFile(file, JSON.stringify(made))
  return made
}

const faults: string[] = []
const files: string[] = []

const shoot = async (page: Page, { name, path }: BackOfficeScreen, language: string) => {
  const [width = 1440] = widths
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
  await page.goto(`/admin${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  for (const one of widths) {
    await page.setViewportSize({ width: one, height: one < 768 ? 844 : one > 1500 ? 1080 : 900 })
    await allStands(page)
    if (isJudged)
      for (const fault of await faultsOf(page)) faults.push(`${name} ${language} ${one}: ${fault}`)
    for (const theme of themes) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
      const file = `${name}.${language}.${one}.${theme}.png`
      await page.screenshot({ path: join(folder, file) })
      files.push(file)
    }
  }
}

const shootAll = async (context: BrowserContext, screens: readonly BackOfficeScreen[], language: string) => {
  const page = await context.newPage()
  const seen = watchFaults(page)
  let reported = 0
  for (const screen of screens) {
    await shoot(page, screen, language).catch((error: Error) =>
      faults.push(`${screen.name} ${language}: ${error.message.split('\n')[0]}`),
    )
    for (const fault of seen.slice(reported)) faults.push(`${screen.name} ${language}: ${fault}`)
    reported = seen.length
  }
  await page.close()
}

if (!process.env.SHOP) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
try {
  const all = backOfficeScreens(await things())
  const chosen = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  for (const role of new Set(chosen.map((one) => one.role)))
    for (const language of languages) {
      const context = await open(browser, language)
      const page = await context.newPage()
      if (role) await signInStaff(page, role)
      await page.close()
      await shootAll(
        context,
        chosen.filter((one) => one.role === role),
        language,
      )
      await context.close()
    }
} finally {
  await browser.close()
  await started?.end()
}
const figures = files.map(
  (file) =>
    `<figure><img src="${file}" loading="lazy" height="420"><figcaption>${file}</figcaption></figure>`,
)
const style =
  'body{font:12px system-ui;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{border:1px solid #ccc}'
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Back office</title><style>${style}</style>${figures.join('\n')}\n`,
)
for (const fault of new Set(faults)) console.log(fault)
console.log(`${files.length} pictures in ${folder}`)
process.exitCode = faults.length > 0 ? 1 : 0

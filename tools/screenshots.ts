// Pictures of every screen and state, at three widths, in both languages, as guest and as customer, to look at:
// `npm run screenshots [words]` writes them into .screenshots/, with a page that shows them all. Words choose by name.
// Those of README are written into docs/pictures/ on the way.
// A shop that runs already is used where SHOP names it; else one is started on a data folder of its own.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { createReadyBasket } from '../e2e/steps/buy.ts'
import { fillBasket } from '../e2e/steps/fill-basket.ts'
import { type Customer, newCustomer } from '../e2e/steps/new-customer.ts'
import {
  basketWith,
  openWishlist,
  orderWith,
  putInAddress,
  putInCase,
  quoteWith,
} from '../e2e/steps/payload-fields.ts'
import { startShop } from '../start/testing/shop-process.ts'
import { findChrome } from './lib/ensure-chrome.ts'
import { shootForReadme } from './screenshots/readme.ts'
import type { Audience, State } from './screenshots/state.ts'
import { states } from './screenshots/states.ts'

const folder = join(import.meta.dirname, '../.screenshots')
/** README's three pictures are taken anew with the screens they show. */
const readmePictures = join(import.meta.dirname, '../docs/pictures')
const widths = [390, 768, 1440] as const
const languages = ['es', 'en'] as const
const words = process.argv.slice(2)
const chosen = states.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

const lines = [
  { productId: 'TE007-26-ROJO', quantity: 9, c_lengthMetersToBuy: 3.65 },
  { productId: 'TE001-30-183', quantity: 2 },
]

const started = process.env.SHOP ? undefined : await startShop(Number(process.env.PORT ?? 3990))
const origin = process.env.SHOP ?? started?.shop.origin ?? ''

/** Somebody who comes for the first time; the notice about cookies, which stands before every screen, is answered. */
const arrive = async (page: Page, audience: Audience, needs: State['needs']) => {
  await page.context().clearCookies()
  if (needs !== 'no answer about cookies')
    await page.context().addCookies([{ name: 'dw_dnt', value: '1', url: origin }])
  await page.goto('/')
  return audience === 'customer' ? newCustomer(page) : undefined
}

/** A customer who has been here before: one of everything that an account shows. */
const liveThrough = async (page: Page, customer: Customer) => {
  await orderWith(page, 'TE001-30-183', 'Obra Los Pinos')
  await quoteWith(page, await basketWith(page, 'TE001-30-183', 'Obra'), 'PE064', [
    '¿Lo entregan en dos partes?',
  ])
  await putInAddress(page, customer, 'Bodega', 1)
  await putInCase(page, 'Dos láminas llegaron dobladas de una esquina.')
  const note = await openWishlist(page, customer, 'TE007-26-ROJO')
  await note('Para el corredor de atrás')
}

/** What has to be there before a state can be seen. */
const prepare = async (page: Page, { needs }: State, audience: Audience) => {
  // What an earlier state has put into the cart is not this one's.
  const customer = needs && (await arrive(page, audience, needs))
  if (needs === 'basket') await fillBasket(page, lines)
  if (needs === 'history' && customer) await liveThrough(page, customer)
  if (needs === 'ready basket') await createReadyBasket(page, lines, 'SV-SS01')
}

const goDown = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })

/** Nothing stands for what is still to come: no row asks, and every picture that was asked for can be drawn. */
const allStands = (page: Page) =>
  page.waitForFunction(
    async () => {
      if (document.querySelector('main [aria-busy="true"], [data-slot] > [aria-hidden]')) return false
      const asked = [...document.images].filter(({ currentSrc }) => currentSrc !== '')
      if (!asked.every(({ complete }) => complete)) return false
      await Promise.all(asked.map((image) => image.decode().catch(() => {})))
      return true
    },
    undefined,
    { polling: 100 },
  )

/** Goes down the page until nothing more comes of it, and back: what comes near asks for code, that for data and pictures. */
const meetAll = async (page: Page) => {
  let before = -1
  for (let turn = 0; turn < 6; turn++) {
    await goDown(page)
    await page.waitForLoadState('networkidle')
    await allStands(page)
    const pictures = await page.evaluate(() => document.images.length)
    if (pictures === before) break
    before = pictures
  }
  await page.evaluate(() => scrollTo(0, 0))
}

const shoot = async (page: Page, state: State, language: (typeof languages)[number], file: string) => {
  const path = language === 'es' ? state.path : `/en-SV${state.path}`
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
  await page.waitForLoadState('networkidle')
  await meetAll(page)
  await state.act?.(page, language)
  await page.waitForLoadState('networkidle')
  // Rows far below are laid out when they come near: a picture of the whole page shows all of them.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  // What fades in is shown when it stands.
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(
        (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime),
      )
    return Promise.all(passing.map((one) => one.finished.catch(() => {})))
  })
  await page.screenshot({ path: join(folder, file), fullPage: !state.act || state.whole === true })
  await shootForReadme(page, file, readmePictures)
}

const faults: string[] = []
const files: string[] = []

const shootAll = async (context: BrowserContext, audience: Audience) => {
  const page = await context.newPage()
  await arrive(page, audience, undefined)
  for (const state of chosen.filter(({ audiences }) => audiences.includes(audience))) {
    await prepare(page, state, audience).catch((error: Error) =>
      faults.push(`${state.name}: ${error.message}`),
    )
    for (const language of languages) {
      for (const width of widths) {
        const file = `${state.name}.${audience}.${language}.${width}.png`
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
        await shoot(page, state, language, file).then(
          () => files.push(file),
          (error: Error) => faults.push(`${file}: ${error.message.split('\n')[0]}`),
        )
        await context.setOffline(false)
      }
    }
    if (state.needs === 'no answer about cookies') await arrive(page, audience, undefined)
  }
  await page.close()
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await mkdir(readmePictures, { recursive: true })
const browser = await chromium.launch({ executablePath: await findChrome(), args: ['--no-sandbox'] })
try {
  for (const audience of ['guest', 'customer'] as const) {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'es-SV',
      timezoneId: 'America/El_Salvador',
      reducedMotion: 'reduce',
      // It would hide what the page asks for from the states that hold it back.
      serviceWorkers: 'block',
    })
    context.setDefaultTimeout(10_000)
    await shootAll(context, audience)
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
  `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${figures.join('\n')}\n`,
)
for (const fault of faults) console.log(`not taken: ${fault}`)
console.log(`${files.length} pictures in .screenshots/, all of them on .screenshots/index.html`)
process.exitCode = faults.length > 0 ? 1 : 0

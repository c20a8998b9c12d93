import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { callEngine } from './steps/engine.ts'
import { open } from './steps/ready.ts'

type WrittenAsset = {
  pageTitle: { es: string; en: string }
  body: { es: string; en: string }
  blocks: { title?: { es: string; en: string } }[]
}

/** What the merchant wrote, as the bundle holds it. */
const readAsset = async (id: string): Promise<WrittenAsset> =>
  JSON.parse(await readFile(join(import.meta.dirname, `../demo/content/${id}.json`), 'utf8'))

/** The first words of some HTML, without its tags. */
const firstWords = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim()

const assets = (page: Page, ids: string, c_localSite = 'es_SV') =>
  callEngine<{ id: string; c_body: string; c_blocks: { kind: string; title?: string }[] }[]>(
    page,
    'GET',
    ['custom/content-assets/v1', 'assets'],
    { query: { c_assetId: ids, c_localSite } },
  )

const slugs = [
  'preguntas-frecuentes',
  'quienes-somos',
  'memoria-de-sostenibilidad',
  'ecosteel',
  'compra-segura-en-sitio',
  'politica-de-cookies',
  'indice',
  'politica-de-privacidad',
  'servicios',
  'terminos-y-condiciones',
  'garantia',
]

test('[S2.033] [S2.034] [S2.035] [S2.036] [S2.037] [S2.038] [S2.039] [S2.040] [S2.041] [S2.042] [S2.043] eleven pages show what the merchant wrote, in both languages', async ({
  page,
}) => {
  for (const slug of slugs) {
    const asset = await readAsset(slug)
    for (const [language, path] of [
      ['es', `/${slug}`],
      ['en', `/en-SV/${slug}`],
    ] as const) {
      const answer = await page.goto(path, { waitUntil: 'commit' })
      expect([path, answer?.status()]).toEqual([path, 200])
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(asset.pageTitle[language])
      const words = [firstWords(asset.body[language]), ...asset.blocks.map(({ title }) => title?.[language])]
      const shown = words.filter((one) => one !== undefined)
      expect(shown.length).toBeGreaterThan(0)
      for (const one of shown) await expect(main).toContainText(one)
    }
  }
})

test('[S2.031] [S2.186] the viewer shows any page of the merchant; what is not there is said and not found', async ({
  page,
}) => {
  const home = await readAsset('homepage')
  const answer = await open(page, '/page-viewer/homepage')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.blocks[0]?.title?.es ?? '')
  await expect(page).toHaveTitle(`${home.pageTitle.es} | Lámina`)
  await open(page, '/en-SV/page-viewer/garantia')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warranty')

  for (const [path, text] of [
    ['/page-viewer/no-existe', 'No hay contenido disponible'],
    ['/en-SV/page-viewer/no-existe', 'No content available'],
  ] as const) {
    const missing = await open(page, path)
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})

test('[S2.184] [S2.185] [S2.186] a content box says that it loads, that it failed, that there is nothing', async ({
  page,
}) => {
  // On phones the footer's links are folded.
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [home, link, loading, failed, empty] of [
    ['/', 'Garantía', 'Cargando...', 'Error al cargar el contenido', 'No hay contenido disponible'],
    ['/en-SV/', 'Warranty', 'Loading...', 'Error loading content', 'No content available'],
  ] as const) {
    await open(page, home)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let phase: 'fail' | 'hold' | 'empty' = 'fail'
    await page.route(/assets\?.*c_assetId=garantia/, async (route) => {
      if (phase === 'empty') return route.fulfill({ json: [] })
      if (phase === 'hold') await held
      return route.fulfill({ status: 500, body: '{}' })
    })
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText(failed)
    phase = 'hold'
    await main.getByRole('button').click()
    await expect(main).toContainText(loading)
    release()
    await expect(main).toContainText(failed)
    phase = 'empty'
    await main.getByRole('button').click()
    await expect(main).toContainText(empty)
    await page.unrouteAll()
  }
})

test('[S2.044] [S2.070] [S2.071] home and footer are the merchant’s assets', async ({ page }) => {
  const [home, footer, copyright] = await assets(page, 'homepage,footer,copyright,no-existe')
  expect([home?.id, footer?.id, copyright?.id]).toEqual(['homepage', 'footer', 'copyright'])
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home?.c_blocks[0]?.title ?? '')
  const foot = page.getByRole('contentinfo')
  for (const { title } of footer?.c_blocks ?? []) await expect(foot).toContainText(title ?? '')
  await expect(foot).toContainText(firstWords(copyright?.c_body ?? '') ?? '')
})

test('[S7.042] [S7.044] [S7.045] header, footer, logo, note of the country and styles are the merchant’s; the shop stands without them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const bodyOf = async (id: string) => firstWords((await readAsset(id)).body.es) ?? ''
  await open(page, '/garantia')
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  await expect(header).toContainText(await bodyOf('header'))
  await expect(header.getByRole('img', { name: 'Lámina' })).toHaveAttribute('src', /images\/brand\/logo\.svg/)
  const [menu] = await assets(page, 'menu')
  const [links] = (menu?.c_blocks ?? []) as unknown as { items: { label: string }[] }[]
  expect(links?.items).toHaveLength(2)
  for (const { label } of links?.items ?? [])
    await expect(header.getByRole('link', { name: label, exact: true })).toBeVisible()
  for (const id of ['newsletter', 'locale-blocks', 'copyright'])
    await expect(footer).toContainText(await bodyOf(id))
  const sheet = page.locator('head link[href^="/static/merchant.css"]')
  await expect(sheet).toHaveCount(1)
  const head = page.getByRole('main').locator('thead th').first()
  await expect(head).toHaveCSS('border-bottom-color', 'rgb(181, 48, 26)')

  await open(page, '/es-GT/')
  await expect(footer).toContainText('en quetzales')
  await open(page, '/store-locator')
  await page.getByRole('searchbox', { name: 'Buscar tienda' }).fill('zzz')
  await expect(page.getByRole('main')).toContainText(await bodyOf('no-stores-message'))

  // As in a browser that goes on while the content does not come, or is no JSON.
  for (const answer of [
    { status: 500, body: '{}' },
    { status: 200, body: '<html>' },
  ]) {
    await page.route(/content-assets/, (route) =>
      route.fulfill({ ...answer, contentType: 'application/json' }),
    )
    await page.reload()
    await page.getByRole('searchbox', { name: 'Buscar tienda' }).fill('zzz')
    await expect(page.getByRole('main')).toContainText('Lo sentimos, no hay ubicaciones en esta área.')
    await page.unrouteAll()
  }
})

test('[S7.043] the terms are the merchant’s asset, on their page and where one registers', async ({
  page,
}) => {
  const [terms] = await assets(page, 'terms-and-conditions')
  const words = firstWords(terms?.c_body ?? '') ?? ''
  expect(words).not.toBe('')
  await open(page, '/terms-conditions')
  await expect(page.getByRole('main')).toContainText(words)
  await open(page, '/registration')
  await expect(page.getByRole('main').locator('a[href$="/terms-conditions"]').first()).toBeVisible()
})

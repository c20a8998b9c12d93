import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../src/server/testing/free-port.ts'
import { type Shop, startShop } from '../src/server/testing/start-shop.ts'
import { openDevServer } from './dev-server.ts'
import { ownScreens } from './testing.ts'

const repository = join(import.meta.dirname, '../..')

const files = {
  'screen.tsx': `import { useState } from 'react'
import { useText } from '../../../../lib/i18n/text.tsx'
import { messages } from './messages.ts'
import styles from './screen.module.css'

export const Home = () => {
  const t = useText()
  const [pressed, setPressed] = useState(0)
  return (
    <>
      <h1>Inicio</h1>
      <p className={styles.told}>{t(messages.told)}</p>
      <button type="button" onClick={() => setPressed(pressed + 1)}>{pressed}</button>
    </>
  )
}
`,
  'messages.ts': `import { defineMessages } from '../../../../lib/i18n/define-messages.ts'
export const messages = defineMessages({ told: { es: 'Techo', en: 'Roof' } })
`,
  'screen.module.css': '.told { color: rgb(1, 2, 3); }\n',
}
type File = keyof typeof files

let copy: string
let shop: Shop
let closeDevServer: () => Promise<void>
let browser: Browser
let page: Page
let complaints: string[]

const write = (file: File, text: string) =>
  writeFile(join(copy, 'storefront/src/app/testing/screens/home', file), text)
/** Edits a source as a developer does. */
const edit = (file: File, from: string, to: string) => write(file, files[file].replace(from, to))

beforeAll(async () => {
  // A copy: other tests read these sources meanwhile.
  copy = await mkdtemp(join(tmpdir(), 'lamina-sources-'))
  for (const folder of ['storefront/src', 'storefront/public', 'engine/src', 'facts', 'trade'])
    await cp(join(repository, folder), join(copy, folder), { recursive: true })
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'))
  await cp(join(repository, 'package.json'), join(copy, 'package.json'))
  for (const [file, text] of Object.entries(files)) await write(file as File, text)
  const root = join(copy, 'storefront/')
  shop = await startShop({
    port: await freePort(),
    develop: async (server) => {
      const development = await openDevServer({ server, root, plugins: [ownScreens(join(root, 'src/app/'))] })
      closeDevServer = development.close
      return development
    },
    config: { pageCacheBytes: 0 },
  })
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await closeDevServer?.()
  if (copy) await rm(copy, { recursive: true, force: true })
})

beforeEach(async () => {
  complaints = []
  page = await browser.newPage()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
})
afterEach(async () => {
  await page.close()
  for (const [file, text] of Object.entries(files)) await write(file as File, text)
})

const open = async () => {
  await page.goto(shop.origin)
  await page.waitForSelector('html[data-ready]')
}
const heading = (text: string) => page.getByRole('heading', { name: text, level: 1 }).waitFor()

test('a component, its texts and its styles change in the open page, and its state stays', async () => {
  await open()
  const button = page.getByRole('button')
  await button.click()
  await button.click()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await edit('screen.tsx', 'Inicio', 'Portada')
  await heading('Portada')
  await edit('messages.ts', 'Techo', 'Lámina')
  await page.getByText('Lámina', { exact: true }).waitFor()
  await edit('screen.module.css', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)')
  const told = page.locator('p').filter({ hasText: 'Lámina' })
  await expect.poll(() => told.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(4, 5, 6)')

  expect(await button.textContent()).toBe('2')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await told.getAttribute('class')).toBe('screen_told')
  expect(complaints).toEqual([])
})

test('the next document is written from the changed sources, with their styles', async () => {
  await edit('screen.tsx', 'Inicio', 'Mostrador')
  await expect.poll(async () => (await fetch(shop.origin)).text()).toContain('<h1>Mostrador</h1>')
  const html = await (await fetch(shop.origin)).text()
  expect(html).toContain('rgb(1, 2, 3)')
  expect(html).toContain('Techo')
})

test('a page that is not as the server wrote it is an error on the page', async () => {
  await edit('screen.tsx', 'Inicio', "{typeof window === 'undefined' ? 'Servidor' : 'Navegador'}")
  await expect.poll(async () => (await fetch(shop.origin)).text()).toContain('Servidor')
  await page.goto(shop.origin)
  await page.locator('vite-error-overlay').waitFor({ state: 'attached' })
  expect(complaints.join()).toMatch(/Hydration failed/)
})

test('an attribute that the server wrote otherwise is one too', async () => {
  await edit('screen.tsx', '<h1>', "<h1 title={typeof window === 'undefined' ? 'a' : 'b'}>")
  await expect.poll(async () => (await fetch(shop.origin)).text()).toContain('title="a"')
  await page.goto(shop.origin)
  await page.locator('vite-error-overlay').waitFor({ state: 'attached' })
})

test('an error on the server names the line of its source', async () => {
  await edit(
    'screen.tsx',
    'const t = useText()',
    "if (typeof window === 'undefined') throw new Error('Roto')",
  )
  await expect.poll(async () => (await fetch(shop.origin)).text()).toMatch(/home\/screen\.tsx:7:/)
})

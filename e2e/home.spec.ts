import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { seesPictures } from './steps/browser.ts'
import { lamina } from './steps/commands.ts'
import { open } from './steps/ready.ts'

test.use(seesPictures)

type Texts = { es: string; en: string }
type Home = { blocks: ({ kind: string; title?: Texts } & Record<string, unknown>)[] }

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()

test('[S2.001] a merchant changes the blocks of home and its rows of products by importing a bundle', async ({
  page,
}) => {
  test.skip(!process.env.LONG, 'the whole catalogue goes out once and in twice')
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'lamina-home-'))
  const [kept, changed] = [join(folder, 'kept'), join(folder, 'changed')]
  await lamina('export', kept)
  await open(page, '/')
  const before = await headings(page)
  try {
    cpSync(kept, changed, { recursive: true })
    const file = join(changed, 'content/homepage.json')
    const home = JSON.parse(readFileSync(file, 'utf8')) as Home
    const [hero] = home.blocks
    const row = {
      kind: 'productCarousel',
      title: { es: 'Todo para colar la losa', en: 'All to pour the slab' },
      categoryId: 'refuerzo',
    }
    const asked = { es: '¿Qué vas a colar hoy?', en: 'What are you pouring today?' }
    home.blocks = [
      { ...hero, kind: 'hero', title: asked },
      row,
      ...home.blocks.filter(({ kind }) => kind === 'steps'),
    ]
    writeFileSync(file, JSON.stringify(home))
    await lamina('import', changed)
    for (const language of ['es', 'en'] as const) {
      await expect(async () => {
        await open(page, language === 'es' ? '/' : '/en-SV')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(asked[language], { timeout: 1_000 })
      }).toPass()
      expect(await headings(page)).toHaveLength(2)
      const slab = page.getByRole('region', { name: row.title[language] })
      await expect(slab.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)
    }
  } finally {
    await lamina('import', kept)
    rmSync(folder, { recursive: true, force: true })
  }
  await expect(async () => {
    await open(page, '/')
    expect(await headings(page)).toEqual(before)
  }).toPass()
})

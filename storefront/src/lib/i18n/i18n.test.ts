import { expect, test, vi } from 'vitest'
import { messagesPlugin } from '../../../build/messages-plugin.ts'
import { appMessages } from '../../app/messages.ts'
import { type Catalogue, createTranslate } from './i18n.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { sample } from './testing/sample-messages.ts'

const sampleFile = new URL('testing/sample-messages.ts', import.meta.url).pathname

const builtCatalogues = async () => {
  const plugin = messagesPlugin()
  const load = plugin.load as unknown as (
    this: { addWatchFile(): void },
    id: string,
  ) => Promise<{ code: string }>
  const { code } = await load.call({ addWatchFile: () => {} }, sampleFile)
  const { catalogues: written, defaults } = plugin.files()
  const read = (name: string): Catalogue => JSON.parse(written[name]?.json ?? '{}')
  return { code, written, defaults, es: read('es'), en: read('en'), esGT: read('es-GT') }
}

test('[S7.056] the build writes one file per language and one per locale with its own wording', async () => {
  const { written, es, en, esGT } = await builtCatalogues()
  expect(Object.keys(written).toSorted()).toEqual(['en', 'es', 'es-GT'])
  expect(createTranslate('es-SV', es)(sample.items, { n: 1 })).toBe('1 artículo')
  expect(createTranslate('es-CR', es)(sample.items, { n: 2 })).toBe('2 artículos')
  expect(createTranslate('en-SV', en)(sample.items, { n: 2 })).toBe('2 items')
  expect(createTranslate('es-GT', { ...es, ...esGT })(sample.sheet)).toBe('Lámina troquelada')
  expect(createTranslate('es-SV', es)(sample.sheet)).toBe('Lámina')
})

test('the script keeps no text; the quoted ones are a file of their own', async () => {
  const { code, defaults } = await builtCatalogues()
  expect(code).toContain('lib/i18n/testing/sample-messages.added')
  expect(code).not.toContain('Item added')
  expect(defaults).toContain('Item added')
  expect(defaults).not.toContain('Artículo agregado')
})

test('numbers stand in texts as the locale writes them', () => {
  const catalogue: Catalogue = {
    [sample.items]: [
      ['n', 'plural', { one: ['#', ' hoja'], '0': ['ninguna'], other: ['#', ' hojas de ', ['x']] }],
    ],
  }
  const t = createTranslate('es-CR', catalogue)
  expect([0, 1, 12_345].map((n) => t(sample.items, { n, x: 'zinc' }))).toEqual([
    'ninguna',
    '1 hoja',
    '12.345 hojas de zinc',
  ])
  expect([0.5, 2026, 1234.0424].map((x) => t(sample.items, { n: 2, x }))).toEqual([
    '2 hojas de 0,5',
    '2 hojas de 2026',
    '2 hojas de 1.234,0424',
  ])
})

test('[S8.041] a missing id asks for the default texts once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ask = vi.fn()
  const t = createTranslate('es-SV', {}, ask)
  t(sample.added)
  t(sample.added)
  expect(ask).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('[S8.041] a missing id warns once and renders the quoted default', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const t = createTranslate('es-SV', {})
  expect(t(sample.added)).toBe('Item added')
  expect(t(sample.added)).toBe('Item added')
  expect(t(sample.items, { n: 3 })).toBe('3 artículos')
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    "Missing translation 'lib/i18n/testing/sample-messages.added' in es-SV",
    "Missing translation 'lib/i18n/testing/sample-messages.items' in es-SV",
  ])
  warn.mockRestore()
})

test('[S7.057] [S8.040] texts that do not load are empty, and the defaults show', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const failures: (typeof fetch)[] = [
    async () => new Response('', { status: 500 }),
    async () => new Response('<html>'),
    async () => new Response('[]'),
    async () => {
      throw new TypeError('offline')
    },
  ]
  for (const get of failures) {
    const { catalogue, whole } = await loadCatalogue(['/static/messages/es.json'], get)
    expect([catalogue, whole]).toEqual([{}, false])
    expect(createTranslate('es-SV', catalogue)(appMessages.errorTitle)).toBe("This page isn't working")
  }
  warn.mockRestore()
})

test('[S7.056] the locale’s own wording wins over its language’s', async () => {
  const files: Record<string, unknown> = { '/es': { a: ['x'], b: ['y'] }, '/es-GT': { b: ['z'] } }
  const get = async (url: unknown) => new Response(JSON.stringify(files[String(url)]))
  expect(await loadCatalogue(['/es', '/es-GT'], get as typeof fetch)).toEqual({
    catalogue: { a: ['x'], b: ['z'] },
    whole: true,
  })
})

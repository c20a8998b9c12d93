import { cp, readFile, writeFile } from 'node:fs/promises'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { importBundle } from './import-bundle.ts'
import { qaTemplate } from './testing.ts'

const qa = join(import.meta.dirname, '../../../demo/qa')

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase(await qaTemplate())
  folder = await mkdtemp(join(tmpdir(), 'bundle-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const refusal = (options: { production?: boolean } = {}) =>
  importBundle({ databaseUrl: database.url, folder, dryRun: true, ...options }).then(
    () => '',
    (error: Error) => error.message,
  )

/** Dry-runs the QA bundle with its home page changed; what it is refused for. */
const faultsWithHome = async (changes: object) => {
  await cp(qa, folder, { recursive: true })
  const file = join(folder, 'content/homepage.json')
  const home: object = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...home, ...changes }))
  return refusal()
}

/** Dry-runs the QA bundle with the first promotion changed; what it is refused for. */
const faultsWith = async (changes: object, options: { production?: boolean } = {}) => {
  await cp(qa, folder, { recursive: true })
  const file = join(folder, 'promotions.jsonl')
  const [first = '', ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [JSON.stringify({ ...JSON.parse(first), ...changes }), ...rest].join('\n'))
  return refusal(options)
}

test.each([
  'Truck from $600',
  'from <b>$</b>600',
  'from &#36;600',
  'from US$ 1,000',
  'desde Q 2,500',
  'desde ₡30 000',
  'desde C$900',
  'ahorre L150 hoy',
  '25 dólares menos',
  '1,500 lempiras de regalo',
  '20 USD off',
  'save 300 quetzales',
  '500 córdobas',
])('[G1.007] a text that tells an amount to guests is refused: %s', async (text) => {
  const told = { es: text, en: 'Nothing' }
  for (const changes of [{ name: told }, { calloutMsg: told }, { details: { es: 'Nada', en: text } }])
    expect(await faultsWith(changes)).toMatch(
      /promotions\.jsonl:1 customersOnly: true, since (name|calloutMsg|details)\.(es|en) tells an amount/,
    )
})

test('an amount in the text of a single country is refused too', async () => {
  const told = { es: 'Nada', en: 'Nothing', 'es-GT': 'desde Q4,500' }
  expect(await faultsWith({ calloutMsg: told })).toContain('calloutMsg.es-GT tells an amount')
})

test.each([
  '−10 % en tornillos con 40 m',
  '3x2 en cinta',
  'Calibre 26, 5 piezas',
  'QA5: 5 %',
  'Perfil L de 6 m',
  '1" x 20',
])('what names no amount of money may be read by guests: %s', async (text) => {
  expect(await faultsWith({ calloutMsg: { es: text, en: text } })).toBe('')
})

test('[G1.007] a page that tells an amount to guests is refused by the text that does, unless the file means it', async () => {
  const banner = { title: { es: 'Envío gratis', en: 'Free' }, text: { es: 'desde $600', en: 'Always' } }
  const blocks = [{ kind: 'banners', items: [banner] }]
  expect(await faultsWithHome({ blocks })).toContain(
    'content/homepage.json:1 blocks/0/items/0/text/es: a text',
  )
  expect(await faultsWithHome({ blocks, amountForGuests: true })).toBe('')
  const body = { es: '<p>Nada</p>', en: '<p>save <b>$</b>600</p>' }
  expect(await faultsWithHome({ body })).toContain('content/homepage.json:1 body/en: a text')
})

test('[G1.007] a way of delivery that tells an amount to guests is refused too, unless the file means it', async () => {
  const faultsWithMethod = async (changes: object) => {
    await cp(qa, folder, { recursive: true })
    const file = join(folder, 'shipping.json')
    const shipping: { methods: object[] } = JSON.parse(await readFile(file, 'utf8'))
    const [first, ...rest] = shipping.methods
    await writeFile(file, JSON.stringify({ ...shipping, methods: [{ ...first, ...changes }, ...rest] }))
    return refusal()
  }
  const description = { es: 'Gratis desde $600', en: 'Free for larger orders' }
  expect(await faultsWithMethod({ description })).toContain(
    'shipping.json:1 methods/0/description/es: a text',
  )
  expect(await faultsWithMethod({ description, amountForGuests: true })).toBe('')
  expect(await faultsWithMethod({})).toBe('')
})

test('[G1.007] customers may read it, and guests where the file says so', async () => {
  const calloutMsg = { es: 'desde $600', en: 'from $600' }
  expect(await faultsWith({ calloutMsg, customersOnly: true })).toBe('')
  expect(await faultsWith({ calloutMsg, amountForGuests: true })).toBe('')
})

test('[G1.006] in production the accounts of a demonstration are refused, each by its line', async () => {
  expect(await faultsWith({}, { production: true })).toMatch(
    /customers\.jsonl:1 email: an address that mail can reach, not one below \.example[\s\S]*customers\.jsonl:2 email/,
  )
})

test('a catalogue without the one category above all others is refused', async () => {
  await cp(qa, folder, { recursive: true })
  const file = join(folder, 'categories.jsonl')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"root"', '"raiz"'))
  const refused = importBundle({ databaseUrl: database.url, folder, dryRun: true })
  await expect(refused).rejects.toThrow("one category is 'root', above all others")
})

test('a tax class that its country does not have is refused with its line and member, of items, masters and variants', async () => {
  await cp(qa, folder, { recursive: true })
  const file = join(folder, 'products.jsonl')
  const lines = (await readFile(file, 'utf8')).split('\n')
  const ids = lines.map((line) => /"id": "([^"]+)"/.exec(line)?.[1])
  const at = (id: string) => ids.indexOf(id)
  const set = (id: string, taxClasses: object) => {
    lines[at(id)] = JSON.stringify({ ...JSON.parse(lines[at(id)] ?? ''), taxClasses })
  }
  set('QA-SCREW', { NI: 'exempt', CR: 'exempt' })
  set('QA-SHEET', { SV: 'reduced' })
  set('QA-SHEET-24-AZUL', { NI: 'Exempt' })
  await writeFile(file, lines.join('\n'))
  const told = await refusal()
  for (const [id, country, name] of [
    ['QA-SCREW', 'CR', 'exempt'],
    ['QA-SHEET', 'SV', 'reduced'],
    ['QA-SHEET-24-AZUL', 'NI', 'Exempt'],
  ] as const)
    expect(told).toContain(
      `products.jsonl:${at(id) + 1} taxClasses/${country}: '${name}' is not a tax class of ${country}`,
    )
  expect(told).not.toContain("taxClasses/NI: 'exempt'")
})

test('settings alone do not take a tax class from under products that have it', async () => {
  await rm(folder, { recursive: true })
  await mkdir(folder)
  const site: { countries: { code: string; taxes: { class: string }[] }[] } = JSON.parse(
    await readFile(join(qa, 'site.json'), 'utf8'),
  )
  const write = (changed: object) => writeFile(join(folder, 'site.json'), JSON.stringify(changed))
  await write(site)
  expect(await refusal()).toBe('')
  const countries = site.countries.map((one) => ({
    ...one,
    taxes: one.taxes.filter((tax) => tax.class !== 'reduced'),
  }))
  await write({ ...site, countries })
  expect(await refusal()).toMatch(
    /site\.json:1 countries\/\d\/taxes: products have the class 'reduced' of EC/,
  )
})

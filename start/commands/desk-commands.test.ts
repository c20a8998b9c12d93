import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quotesPath } from '../../engine/src/opportunities/testing.ts'
import { type OrderShop, openOrderShop } from '../../engine/src/orders/testing.ts'
import { readConfig } from '../config.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { chooseCommand } from './choose-command.ts'
import { commands } from './commands.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

/** Runs a command and gives what it says. */
const lamina = async (...words: string[]) => {
  const { command, args, flags } = chooseCommand(commands, words)
  const said: string[] = []
  const config = readConfig({ DATABASE_URL: shop.database.url, DATA_DIR: temporaryFolder() })
  await command.run({ config, say: (line) => said.push(line) }, args, flags)
  return said.join('\n')
}
const logged = async (operation: string) =>
  (
    await shop.database.pool.query<{ actor: { kind: string } }>(
      'select actor from audit_entry where operation = $1',
      [operation],
    )
  ).rows.map(({ actor }) => actor.kind)
const mails = async () =>
  (await shop.database.pool.query(`select from pgboss.job where name = 'mail.send'`)).rowCount ?? 0

test('quotes are listed, shown in both languages and answered, as the calls of the desk do', async () => {
  const ana = await shop.customer()
  const basketId = await ana.basket()
  await ana.add(basketId, { productId: 'QA-SHEET-26-AZUL', quantity: 10, c_lengthMetersToBuy: 3.65 })
  const { body } = await shop.call<{ Number: string }>('POST', `${quotesPath}?siteId=Lamina&locale=es-SV`, {
    as: ana.token,
    body: { basketId },
  })
  const number = body.Number
  expect(await lamina('quotes', 'list')).toMatch(new RegExp(`Cotización.*Cliente[^]*${number}.*por cotizar`))
  expect(await lamina('quotes', 'list', '--en')).toMatch(
    new RegExp(`Quote.*Customer[^]*${number}.*to be quoted`),
  )
  const sent = await mails()
  expect(await lamina('quotes', 'answer', number, 'Mañana le decimos.')).toMatch(`${number}: `)
  expect(await mails()).toBe(sent + 1)
  expect(await logged('writeMessage')).toEqual(['cli'])
  const shown = await lamina('quotes', 'show', number)
  expect(shown).toMatch(/Estado: por cotizar[^]*QA-SHEET-26-AZUL.*10 × 3\.65 m[^]*cli\nMañana le decimos\.$/)
  expect(await lamina('quotes', 'show', number, '--en')).toMatch(/State: to be quoted[^]*Quantity/)
  expect(JSON.parse(await lamina('quotes', 'show', number, '--json'))).toMatchObject({ number })
  await expect(lamina('quotes', 'show', 'Q-0')).rejects.toThrow("There is no quote 'Q-0'.")
})

test('cases are listed, shown in both languages, answered and closed, as the calls of the desk do', async () => {
  const guest = await shop.guest()
  const path = '/custom/case-creation/v1/organizations/f_ecom_lmna_001/case-creation'
  const { body } = await guest.call('POST', path, {
    name: 'Ana Peña',
    email: 'ana@obra.example',
    phone: '70000000',
    subject: 'Complaints and Claims',
    description: 'La lámina vino golpeada',
  })
  const id = String(body.id)
  expect(await lamina('cases', 'list')).toMatch(new RegExp(`Caso.*Asunto[^]*${id}.*Ana Peña.*abierto`))
  expect(await lamina('cases', 'list', '--en')).toMatch(new RegExp(`Case.*Subject[^]*${id}.*open`))
  expect(await lamina('cases', 'answer', id, 'La cambiamos hoy.')).toBe(
    `${id} is answered: ana@obra.example is written to.`,
  )
  expect(await lamina('cases', 'show', id)).toMatch(
    /Estado: respondido[^]*Ana Peña\nLa lámina vino golpeada\n\n.* cli\nLa cambiamos hoy\.$/,
  )
  expect(await lamina('cases', 'close', id, 'cambiada')).toBe(`${id} is closed.`)
  expect(await lamina('cases', 'list')).not.toContain(id)
  await expect(lamina('cases', 'answer', id, 'otra vez')).rejects.toThrow('closed')
  expect([await logged('answerCase'), await logged('closeCase')]).toEqual([['cli'], ['cli']])
})

test('content is shown and changed member by member, judged as an import would', async () => {
  const file = join(temporaryFolder(), 'cambio.json')
  const set = async (change: object) => {
    writeFileSync(file, JSON.stringify(change))
    return lamina('content', 'set', 'copyright', file)
  }
  expect(await lamina('content', 'list')).toMatch(/Contenido +Nombre +Visible\n[^]*copyright +/)
  const before = JSON.parse(await lamina('content', 'show', 'copyright')) as { body: object }
  expect(await set({ name: { es: 'Derechos', en: 'Rights' } })).toBe('copyright: name')
  expect(JSON.parse(await lamina('content', 'show', 'copyright'))).toEqual({
    ...before,
    name: { es: 'Derechos', en: 'Rights' },
  })
  expect(await logged('updateLibraryContent')).toEqual(['cli'])
  await expect(set({ name: 'Derechos' })).rejects.toThrow('name')
  await expect(lamina('content', 'set', 'nowhere', file)).rejects.toThrow("There is no content 'nowhere'.")
  writeFileSync(file, 'name: Derechos')
  await expect(lamina('content', 'set', 'copyright', file)).rejects.toThrow('is no file of JSON')
})

test('prices that a table would change are told in both languages', async () => {
  const file = join(temporaryFolder(), 'precios.csv')
  writeFileSync(file, 'country;sku;minQuantity;amount\nSV;QA-SCREW;1;0.98\n')
  expect(await lamina('prices', 'import', file)).toMatch(/Cambiarían[^]*SV +1 [^]*con --apply/)
  expect(await lamina('prices', 'import', file, '--en')).toMatch(/Would change[^]*SV +1 [^]*--apply/)
})

import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPool } from '../engine/src/db/db.ts'
import { createTestDatabase } from '../engine/src/db/testing.ts'
import { type OrderShop, openOrderShop } from '../engine/src/orders/testing.ts'
import { runWords } from './commands/run-words.ts'
import { runScript } from './testing/child.ts'
import { launchShop, startShop } from './testing/shop.ts'
import { sharedFolder, temporaryFolder } from './testing/temporary-folder.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const run = join(import.meta.dirname, 'run.ts')
const qa = join(import.meta.dirname, '../demo/qa')

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const wordsOf = (line: string) => line.split(' ').filter(Boolean)
const onTestDatabase = () => ({ DATABASE_URL: shop.database.url, DATA_DIR: temporaryFolder() })

/** Runs a command in this process, on the test's database unless told otherwise. */
const lamina = async (line: string, env: NodeJS.ProcessEnv = onTestDatabase()) => {
  const told: unknown[] = []
  const tell = (one: unknown) => void told.push(one)
  const code = await runWords(wordsOf(line), env, { log: tell, error: tell })
  return { code, text: told.join('\n') }
}

/** Runs a command as a process of its own, as people do. */
const laminaProcess = async (line: string, env: NodeJS.ProcessEnv = onTestDatabase()) => {
  const { output, ended } = runScript(run, ['cli', ...wordsOf(line)], env)
  return { code: await ended, text: output.join('\n') }
}

test('without words it lists its commands; what it does not know ends with code 2', async () => {
  expect(await laminaProcess('')).toEqual({
    code: 0,
    text: expect.stringContaining('import <bundle> [--dry-run] [--stock]'),
  })
  expect(await laminaProcess('sell everything')).toEqual({
    code: 2,
    text: expect.stringContaining('is not a command'),
  })
})

test('init makes an empty shop with an invited owner, once, and leaves a shop that is there alone', async () => {
  const { url, drop } = await createTestDatabase()
  try {
    const env = { DATABASE_URL: url, DATA_DIR: temporaryFolder() }
    expect(await lamina('init nobody', env)).toEqual({ code: 1, text: "'nobody' is no mail address." })
    expect(await lamina('init elena@tienda.com.sv', env)).toEqual({
      code: 0,
      text: expect.stringMatching(/\/admin\/invitation#\S+$/),
    })
    expect((await lamina('staff list', env)).text).toMatch(/elena@tienda\.com\.sv +invited +owner/)
    expect(await lamina('init elena@tienda.com.sv', env)).toEqual({
      code: 1,
      text: 'This database holds a shop already: Mi tienda.',
    })
  } finally {
    await drop()
  }
})

test('import checks, loads, and reports each fault with its line', async () => {
  expect(await lamina(`import ${qa} --dry-run`)).toEqual({
    code: 0,
    text: expect.stringContaining('is sound'),
  })
  const broken = temporaryFolder()
  cpSync(qa, broken, { recursive: true })
  writeFileSync(join(broken, 'inventory.csv'), 'inventoryId,sku,quantity\ninv-sv-ss01,QA-SCREW,many\n')
  const answer = await laminaProcess(`import ${broken}`)
  expect(answer).toEqual({ code: 1, text: expect.stringContaining('inventory.csv:2 quantity') })
  expect(await lamina('import /nowhere')).toEqual({
    code: 1,
    text: '/nowhere is no bundle: it has none of its files.',
  })
})

test('stock and orders are changed, and an impossible step is reported in one line', async () => {
  expect(await lamina('stock set QA-SCREW inv-sv-ss01 77')).toEqual({
    code: 0,
    text: 'inv-sv-ss01 has 77 pieces of QA-SCREW.',
  })
  expect(await shop.onHand('QA-SCREW')).toBe(77)
  const { order } = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
  const { body } = await order()
  const orderNo = String(body.orderNo)
  expect((await lamina('orders list')).text).toContain(orderNo)
  expect((await lamina(`orders paid ${orderNo}`)).text).toBe(`${orderNo} is new, paid, not_shipped.`)
  expect(await lamina(`orders paid ${orderNo}`)).toEqual({
    code: 1,
    text: expect.stringContaining('not possible'),
  })
  expect((await lamina(`orders show ${orderNo}`)).text).toMatch(/Pedido: \d+[^]*Cantidad[^]*QA-SCREW/)
  expect(JSON.parse((await lamina(`orders show ${orderNo} --json`)).text)).toMatchObject({
    orderNo,
    paymentStatus: 'paid',
  })
  expect((await lamina('jobs list')).text).toMatch(/mail\.send +created +\d/)
  expect((await lamina('mail list')).code).toBe(0)
})

test('prices are imported from a table: checked first, each fault with its line', async () => {
  const file = join(temporaryFolder(), 'precios.csv')
  writeFileSync(file, 'country;sku;minQuantity;amount\nSV;QA-SCREW;1;0.99\nSV;QA-NOWHERE;1;1\n')
  expect(await lamina(`prices import ${file} --apply`)).toEqual({
    code: 1,
    text: expect.stringContaining('precios.csv:3 sku'),
  })
  writeFileSync(file, 'country;sku;minQuantity;amount\nSV;QA-SCREW;1;0.99\n')
  expect((await lamina(`prices import ${file}`)).text).toMatch(/Cambiarían[^]*SV +1 [^]*--apply/)
  expect((await lamina(`prices import ${file} --apply`)).text).toMatch(/Cambiaron[^]*SV +1 /)
  expect((await lamina('price show QA-SCREW')).text).toMatch(/SV +USD +1 +0\.99/)
})

test('the first owner is invited on the machine, and is listed', async () => {
  const invited = await lamina('staff invite elena@tienda.com.sv owner')
  expect(invited).toEqual({ code: 0, text: expect.stringMatching(/\/admin\/invitation#[\w-]{43}$/) })
  expect((await lamina('staff list')).text).toMatch(/elena@tienda\.com\.sv +invited +owner +never/)
  expect(await lamina('staff roles elena@tienda.com.sv boss')).toEqual({
    code: 1,
    text: expect.stringContaining("'boss' is no role"),
  })
})

/** A DATA_DIR that the first test fills and the second starts from. */
const filled = sharedFolder()

test('a command starts and stops the database of DATA_DIR, or uses that of the running shop', async () => {
  const env = { DATA_DIR: filled, CHROME_PATH: process.execPath }
  expect((await laminaProcess(`import ${qa}`, env)).text).toContain('catalogue version')
  const alone = await lamina('doctor', env)
  expect(alone).toEqual({ code: 0, text: expect.stringContaining('sv@lamina.example') })
  expect(alone.text).not.toContain('in use by pid')

  const running = await startShop({ DATA_DIR: filled, ROLE: 'engine' })
  const beside = await lamina('doctor', env)
  expect(beside).toEqual({ code: 0, text: expect.stringContaining(`in use by pid ${running.child.pid}`) })
  expect((await fetch(`${running.origin}/readyz`)).status).toBe(200)
})

test('doctor asks each vendor a harmless question, and names what has no vendor', async () => {
  const env = { DATA_DIR: filled, CHROME_PATH: process.execPath }
  const running = await startShop({ DATA_DIR: filled, ROLE: 'engine' })
  const simulators = {
    ...env,
    SIMULATORS_ORIGIN: `http://127.0.0.1:${Number(new URL(running.origin).port) + 1}`,
  }
  const healthy = await lamina('doctor --vendors', simulators)
  expect(healthy.code).toBe(0)
  for (const name of [
    'cards',
    'PayPal',
    'CRM',
    'google',
    'microsoft',
    'facebook',
    'chat',
    'analytics',
    'marketing scripts',
  ])
    expect(healthy.text).toMatch(new RegExp(`ok +${name} .*\\(simulated\\)`))
  expect(healthy.text).toContain('none  mail: written, kept and shown, never sent')
  expect(healthy.text).toMatch(/ok +Quotes +somebody makes offers/)
  expect(healthy.text).toContain('none  recommendations: the shop’s own')
  const visitors = `${simulators.SIMULATORS_ORIGIN}/visitors`
  const stranger = {
    ...simulators,
    CHAT_SCRIPT_URL: `${visitors}/chat/bootstrap.min.js`,
    CHAT_ORGANIZATION_ID: '000000000000000',
    CHAT_DEPLOYMENT: 'Shop',
    CHAT_SITE_URL: `${visitors}/chat`,
    CHAT_MESSAGING_URL: `${visitors}/chat`,
    ANALYTICS_ID: 'GTM-1',
    ANALYTICS_SCRIPT_URL: `${visitors}/analytics/none.js`,
    ANALYTICS_COLLECT_URL: `${visitors}/analytics/mp/collect`,
    ANALYTICS_MEASUREMENT_ID: 'G-1',
    ANALYTICS_API_SECRET: 'x',
    PERSONALIZATION_BASE_URL: visitors,
    CRM_BASE_URL: `${simulators.SIMULATORS_ORIGIN}/crm`,
    CRM_CLIENT_ID: 'somebody',
    CRM_CLIENT_SECRET: 'else',
  }
  const wrong = await lamina('doctor --vendors', stranger)
  expect(wrong.code).toBe(1)
  expect(wrong.text).toMatch(/FAIL +CRM +invalid_client/)
  expect(wrong.text).toMatch(/ok +PayPal/)
  expect(wrong.text).toMatch(/FAIL +chat +CHAT_ORGANIZATION_ID must be/)
  expect(wrong.text).toMatch(/FAIL +analytics +.*none\.js answers 404/)
  expect(wrong.text).toMatch(/FAIL +recommendations +.*needs PERSONALIZATION_SITE_ID/)
})

test('a site whose quotes are priced in a CRM that is not there is named by doctor and by the start in production', async () => {
  const { url, drop } = await createTestDatabase()
  const env = { DATABASE_URL: url, DATA_DIR: temporaryFolder() }
  try {
    expect(await lamina('init elena@tienda.com.sv', env)).toMatchObject({ code: 0 })
    const production = {
      ...env,
      MODE: 'production',
      PUBLIC_ORIGIN: 'https://tienda.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SECRET_KEY: 'b8Qm2xV0rT7kLw4zPd9sYc1nHf6gJe3a',
    }
    const pool = openPool(url, { max: 1 })
    await pool.query(`update site set config = jsonb_set(config, '{preferences,desk}', '"crm"')`)
    await pool.end()
    const checked = await lamina('doctor', production)
    expect(checked.code).toBe(1)
    expect(checked.text).toMatch(
      /FAIL +Quotes +quotes of \S+: preferences\.desk is 'crm' and no CRM is configured/,
    )
    const started = await launchShop({ ...production, ROLE: 'engine' })
    await started.line(/no vendor: quotes of/)
    started.child.kill()
    await started.ended
  } finally {
    await drop()
  }
})

test('[G1.006] in production the demo’s customers are refused by import, and doctor finds those that are there', async () => {
  const env = {
    MODE: 'production',
    DATABASE_URL: shop.database.url,
    PUBLIC_ORIGIN: 'https://tienda.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET_KEY: 'b8Qm2xV0rT7kLw4zPd9sYc1nHf6gJe3a',
    DATA_DIR: temporaryFolder(),
  }
  const refused = await lamina(`import ${qa}`, env)
  expect(refused).toEqual({ code: 1, text: expect.stringContaining('customers.jsonl:1 email') })
  await shop.database.pool.query(
    `insert into staff_member (id, organization_id, email, roles, created_at)
     select gen_random_uuid(), organization_id, 'owner@lamina.example', '[]', '2026-01-01' from site limit 1`,
  )
  const found = await lamina('doctor', env)
  expect(found.code).toBe(1)
  expect(found.text).toMatch(/FAIL {2}Customers +\d+ have an address below \.example/)
  expect(found.text).toMatch(/FAIL {2}Staff +1 have an address below \.example/)
  expect(found.text).not.toContain('Techo2026')
})

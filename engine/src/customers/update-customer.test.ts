import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { json, sql } from '../db/sql.ts'
import {
  customerPath,
  mailTo,
  refresh,
  registerCustomer,
  shopTemplate,
  signIn,
  testPassword,
} from '../login/testing.ts'
import { createTestEngine, type TestEngine } from '../testing.ts'

let engine: TestEngine
let customer: Awaited<ReturnType<typeof registerCustomer>>

const insertStore = (id: string, country: string, name: string) => sql`
  insert into store (site_id, id, country, inventory_id, size, latitude, longitude, record)
  values ('Lamina', ${id}, ${country}, ${`inv-${id}`}, 'C', 13, -89,
    ${json({ name, address1: `Calle de ${name}`, city: 'Centro' })})`

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
  await engine.database.db.run(insertStore('SV-1', 'SV', 'Uno'))
  await engine.database.db.run(insertStore('SV-2', 'SV', 'Dos'))
  await engine.database.db.run(insertStore('GT-1', 'GT', 'Tres'))
})
afterAll(() => engine.close())
beforeEach(async () => {
  customer = await registerCustomer(engine)
})

const patch = (body: Record<string, unknown>, as = customer.token, id = customer.customerId) =>
  engine.call<Record<string, unknown>>('PATCH', customerPath(id), { as, body })
const read = (as = customer.token, id = customer.customerId) =>
  engine.call<Record<string, unknown>>('GET', customerPath(id), { as })

describe('updateCustomer', () => {
  test('[S6.006] [S3.010] [S7.014] preferred locale is kept in underscore form', async () => {
    expect((await patch({ preferredLocale: 'en_CR' })).body.preferredLocale).toBe('en_CR')
    expect((await patch({ preferredLocale: 'es-EC' })).body.preferredLocale).toBe('es_EC')
    expect((await read()).body.preferredLocale).toBe('es_EC')
  })

  test('[S4.012] [S4.014] [S4.015] whom invoices go to is kept, each judged by its country', async () => {
    const person = { name: 'Yo', countryCode: 'SV', c_taxpayerType: 'natural', c_taxIdType: 'dui' }
    const company = {
      name: ' Mi empresa ',
      countryCode: 'SV',
      default: true,
      c_taxpayerType: 'juridico',
      c_fiscalCredit: 'other',
      c_taxIdType: 'nit',
      c_taxId: '0614-280390-112-1',
      c_nrc: '10-5',
      c_legalName: 'Techos, S.A.',
      c_economicActivity: '41001',
      c_other: 'x',
    }
    const write = (...list: unknown[]) => patch({ c_fiscalProfiles: JSON.stringify(list) })
    const good = { ...person, c_taxId: '00000001-8' }
    expect((await write(good, company, { ...good, name: 'Otra', countryCode: 'HN' })).status).toBe(400)
    const guatemala = {
      name: 'Obra en Guate',
      countryCode: 'GT',
      c_taxpayerType: 'natural',
      c_taxIdType: 'nit',
      c_taxId: '576937-K',
    }
    expect((await write(good, company, guatemala)).status).toBe(200)
    const { body } = await read()
    expect(JSON.parse(String(body.c_fiscalProfiles))).toEqual([
      { ...good, default: false, c_taxId: '000000018' },
      {
        ...company,
        name: 'Mi empresa',
        c_taxId: '06142803901121',
        c_nrc: '105',
        c_other: undefined,
      },
      { ...guatemala, default: true, c_taxId: '576937K' },
    ])
    for (const wrong of [
      { ...good, c_taxId: '00000001-9' },
      { ...good, c_taxId: '' },
      { ...good, name: ' ' },
      { ...good, countryCode: 'US' },
      { ...company, c_nrc: '' },
      { ...company, c_economicActivity: '99999' },
      'nobody',
    ]) {
      expect((await write(wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    expect((await write(good, good)).status).toBe(400)
    expect((await patch({ c_fiscalProfiles: 'none' })).status).toBe(400)
    expect((await patch({ c_fiscalProfiles: '{}' })).status).toBe(400)
    expect(
      (await write(...Array.from({ length: 21 }, (_, n) => ({ ...good, name: String(n) })))).status,
    ).toBe(400)
    expect((await read()).body.c_fiscalProfiles).toBe(body.c_fiscalProfiles)
  })

  test('[S4.046] c_initialCountry is written once', async () => {
    expect((await patch({ c_initialCountry: 'GT' })).body.c_initialCountry).toBe('GT')
    expect((await patch({ c_initialCountry: 'HN' })).body.c_initialCountry).toBe('GT')
  })

  test('[S3.011] [S3.012] [S4.082] preferred stores: one per country, their data derived', async () => {
    const stores = [
      { storeId: 'SV-1', countryCode: 'SV' },
      { storeId: 'GT-1', countryCode: 'GT' },
      { storeId: 'SV-2', countryCode: 'SV' },
    ]
    await patch({ c_preferredStoreId: JSON.stringify(stores) })
    const { body } = await read()
    expect(JSON.parse(String(body.c_preferredStoreId))).toEqual([
      { storeId: 'SV-2', countryCode: 'SV' },
      { storeId: 'GT-1', countryCode: 'GT' },
    ])
    expect(JSON.parse(String(body.c_preferredStoreDataComplete))).toEqual([
      { storeId: 'SV-2', countryCode: 'SV', address: 'Calle de Dos', city: 'Centro', storeName: 'Dos' },
      { storeId: 'GT-1', countryCode: 'GT', address: 'Calle de Tres', city: 'Centro', storeName: 'Tres' },
    ])
  })

  test.each([
    '',
    'SV-1',
    '{}',
    '[1]',
    '[{"storeId":1,"countryCode":"SV"}]',
    '[{"storeId":"SV-1","countryCode":"US"}]',
  ])('a list of stores that is none is refused: %s', async (c_preferredStoreId) => {
    expect((await patch({ c_preferredStoreId })).status).toBe(400)
  })

  test('changes what it names and nothing else', async () => {
    const before = (await read()).body
    const { body } = await patch({ firstName: 'Nueva', phoneMobile: '70123456' })
    expect(body).toEqual({
      ...before,
      firstName: 'Nueva',
      phoneMobile: '70123456',
      lastModified: expect.any(String),
    })
  })

  test('two changes at once both stay', async () => {
    await Promise.all([
      patch({ firstName: 'Una' }),
      patch({ phoneHome: '22001100' }),
      patch({ c_country: 'NI' }),
    ])
    expect((await read()).body).toMatchObject({ firstName: 'Una', phoneHome: '22001100', c_country: 'NI' })
  })

  test('a new email needs the current password, is the new login, and ends other sessions', async () => {
    const email = `nuevo-${customer.login}`
    const elsewhere = await signIn(engine, { login: customer.login, password: testPassword })
    const refused = await patch({ email })
    expect(refused).toMatchObject({ status: 400, body: { title: 'Update Password' } })
    const wrong = await patch({ email, currentPassword: 'Otra-Clave 11!' })
    expect(wrong).toMatchObject({ status: 400, body: { title: 'Update Password' } })
    const { status, body } = await patch({ email, currentPassword: testPassword })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, login: email })
    await engine.engine.startJobs()
    expect((await mailTo(engine, customer.login, 'email-changed')).plain).toContain(email)
    expect(await read()).toMatchObject({
      status: 401,
      body: { detail: 'Customer credentials changed after token was issued.' },
    })
    expect((await refresh(engine, elsewhere.refreshToken)).status).toBe(400)
    await expect(signIn(engine, { login: customer.login, password: testPassword })).rejects.toThrow('401')
    expect((await signIn(engine, { login: email, password: testPassword })).customerId).toBe(
      customer.customerId,
    )
  })

  test('[G1.004] login and email stay one address, whichever is named', async () => {
    const email = `una-${customer.login}`
    const apart = await patch({ login: `otra-${customer.login}`, email, currentPassword: testPassword })
    expect(apart).toMatchObject({ status: 400, body: { title: 'Invalid Email', property: 'login' } })
    expect((await read()).body).toMatchObject({ login: customer.login, email: customer.login })
    const { body } = await patch({ login: email, currentPassword: testPassword })
    expect(body).toMatchObject({ login: email, email })
  })

  test('[S8.013] an email in use is refused, also in a race', async () => {
    const other = await registerCustomer(engine)
    const taken = await patch({ email: other.login, currentPassword: testPassword })
    expect(taken).toMatchObject({ status: 400, body: { title: 'Login Already In Use' } })
    const email = `carrera-${customer.login}`
    const race = await Promise.all([
      patch({ email, currentPassword: testPassword }),
      patch({ email, currentPassword: testPassword }, other.token, other.customerId),
    ])
    expect(race.map((answer) => answer.status).sort()).toEqual([200, 400])
  })

  test('[S8.010] an email that is none is refused', async () => {
    expect(await patch({ email: 'abc' })).toMatchObject({ status: 400, body: { title: 'Invalid Email' } })
  })

  test('an unknown member is named', async () => {
    expect((await patch({ isRegistered: false })).body).toMatchObject({
      property: 'isRegistered',
      document: 'customer',
    })
  })
})

describe('updateCustomerPassword', () => {
  const put = (currentPassword: string, password: string, as = customer.token, id = customer.customerId) =>
    engine.call<Record<string, unknown>>('PUT', customerPath(id, '/password'), {
      as,
      body: { currentPassword, password },
    })
  const next = 'Teja-Verde 95!'

  test('old password, tokens and sessions are worthless from then on', async () => {
    const elsewhere = await signIn(engine, customer)
    expect((await put(testPassword, next)).status).toBe(204)
    for (const { token, refreshToken } of [customer, elsewhere]) {
      expect(await read(token)).toMatchObject({
        status: 401,
        body: { detail: 'Customer credentials changed after token was issued.' },
      })
      expect((await refresh(engine, refreshToken)).body).toMatchObject({ message: 'invalid refresh_token' })
    }
    await expect(signIn(engine, customer)).rejects.toThrow('401')
    const again = await signIn(engine, { login: customer.login, password: next }, { usid: customer.usid })
    expect((await read(again.token)).status).toBe(200)
    expect(again.usid).toBe(customer.usid)
  })

  test('[S8.011] a wrong current password has a problem of its own', async () => {
    const { status, body } = await put('Otra-Clave 11!', next)
    expect(status).toBe(400)
    expect(body).toMatchObject({ title: 'Update Password', errorMessage: body.detail })
    expect(String(body.detail)).toMatch(/Customer's current password is not valid$/)
    expect((await read()).status).toBe(200)
  })

  test('the new password keeps the rules', async () => {
    expect((await put(testPassword, 'Password1!')).body).toMatchObject({ rules: ['common'] })
  })

  test('two changes at once: one wins', async () => {
    const answers = await Promise.all([
      put(testPassword, 'Teja-Verde 95!'),
      put(testPassword, 'Teja-Azul 96!'),
    ])
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1)
  })
})

describe('whose customer', () => {
  const missing = 'z'.repeat(26)

  test('[S7.013] foreign and missing customers get the same answer, for every call', async () => {
    const other = await registerCustomer(engine)
    const guest = await signIn(engine, 'guest')
    const address = { addressId: 'Casa', lastName: 'Paz', countryCode: 'SV' }
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PATCH', '', { firstName: 'X' }],
      ['PUT', '/password', { currentPassword: testPassword, password: 'Teja-Verde 95!' }],
      ['POST', '/addresses', address],
      ['GET', '/addresses/Casa'],
      ['PATCH', '/addresses/Casa', { city: 'X' }],
      ['DELETE', '/addresses/Casa'],
    ]
    for (const as of [customer.token, guest.token]) {
      for (const [method, rest, body] of calls) {
        const options = { as, ...(body ? { body } : {}) }
        const foreign = await engine.call(method, customerPath(other.customerId, rest), options)
        const none = await engine.call(method, customerPath(missing, rest), options)
        expect({ method, rest, status: foreign.status }).toEqual({ method, rest, status: 404 })
        expect(none.body).toEqual(foreign.body)
      }
    }
    expect((await read(other.token, other.customerId)).body).toMatchObject({
      firstName: 'Ana',
      addresses: [],
    })
  })

  test('[S7.030] without a token 401', async () => {
    expect((await engine.call('GET', customerPath(customer.customerId))).status).toBe(401)
  })

  test('a guest is refused as a guest', async () => {
    const guest = await signIn(engine, 'guest')
    const { body } = await read(guest.token, guest.customerId)
    expect(body).toEqual({
      authType: 'guest',
      customerType: 'guest',
      isRegistered: false,
      isGuest: true,
      customerId: guest.customerId,
    })
  })
})

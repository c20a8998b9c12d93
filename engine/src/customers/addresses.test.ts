import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customerPath, registerCustomer, shopTemplate } from '../login/testing.ts'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { addressesMax } from './addresses.ts'

let engine: TestEngine
let customer: Awaited<ReturnType<typeof registerCustomer>>

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())
beforeEach(async () => {
  customer = await registerCustomer(engine)
})

const call = (method: string, rest: string, body?: Record<string, unknown>) =>
  engine.call<Record<string, unknown>>(method, customerPath(customer.customerId, rest), {
    as: customer.token,
    ...(body ? { body } : {}),
  })
const add = (addressId: string, more: Record<string, unknown> = {}) =>
  call('POST', '/addresses', { addressId, lastName: 'Paz', countryCode: 'SV', ...more })
const addressPath = (name: string) => `/addresses/${encodeURIComponent(name)}`
const all = async () => (await call('GET', '')).body.addresses as { addressId: string; preferred: boolean }[]

describe('addresses', () => {
  test('[S1.016] are added, read, changed and removed', async () => {
    const sent = {
      firstName: 'Luz',
      phone: '+50370123456',
      address1: 'Colonia Escalón, casa 12',
      city: 'San Salvador',
      stateCode: 'SV-san-salvador',
      postalCode: '1101',
      c_divisionId: 'SV-san-salvador--san-salvador-centro',
    }
    const added = await add('Casa', sent)
    expect(added.status).toBe(200)
    expect(added.body).toEqual({
      ...sent,
      addressId: 'Casa',
      lastName: 'Paz',
      countryCode: 'SV',
      preferred: true,
      creationDate: expect.any(String),
      lastModified: expect.any(String),
    })
    expect((await call('GET', addressPath('Casa'))).body).toEqual(added.body)
    const changed = await call('PATCH', addressPath('Casa'), { city: 'Mejicanos' })
    expect(changed.body).toEqual({ ...added.body, city: 'Mejicanos', lastModified: expect.any(String) })
    expect((await call('DELETE', addressPath('Casa'))).status).toBe(204)
    expect((await call('GET', addressPath('Casa'))).status).toBe(404)
    expect(await all()).toEqual([])
  })

  test('names with blanks, slashes and accents work in the path', async () => {
    const name = 'Obra: núm. 5 / bodega & patio'
    await add(name)
    expect((await call('GET', addressPath(name))).body.addressId).toBe(name)
    const renamed = await call('PATCH', addressPath(name), { addressId: 'Obra 6' })
    expect(renamed.body.addressId).toBe('Obra 6')
    expect((await call('GET', addressPath(name))).status).toBe(404)
  })

  test('at most one is preferred, and it comes first', async () => {
    await add('Uno')
    await add('Dos')
    await add('Tres', { preferred: true })
    expect((await all()).map((one) => [one.addressId, one.preferred])).toEqual([
      ['Tres', true],
      ['Uno', false],
      ['Dos', false],
    ])
    await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((name) => call('PATCH', addressPath(name), { preferred: true })),
    )
    expect((await all()).filter((one) => one.preferred)).toHaveLength(1)
  })

  test('a name is taken once, also by twenty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('Casa')))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    await add('Obra')
    expect((await call('PATCH', addressPath('Obra'), { addressId: 'Casa' })).body).toMatchObject({
      title: 'Address Name Already In Use',
    })
  })

  test('there is an end to them', async () => {
    for (let index = 0; index < addressesMax; index++) await add(`Casa ${index}`)
    expect((await add('Una más')).body).toMatchObject({ title: 'Address Quota Exceeded' })
  })

  test.each([
    [{ lastName: undefined }],
    [{ countryCode: 'El Salvador' }],
    [{ addressId: '' }],
    [{ city: 5 }],
    [{ customerId: 'x' }],
  ])('%o is refused', async (changes) => {
    expect((await add('Casa', changes)).status).toBe(400)
  })
})

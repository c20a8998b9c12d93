import { Customers } from 'commerce-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MerchantShop, openMerchantShop, refusalOf } from '../catalog/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

let merchant: MerchantShop
let customers: Customers
beforeAll(async () => {
  merchant = await openMerchantShop(['sfcc.customerlists'])
  customers = new Customers(merchant.client('/customer/customers/v1'))
  const person = (no: string, email: string, profile: object, addresses: object[] = []) =>
    merchant.shop.database.pool.query(
      `insert into customer (site_id, id, customer_no, login, email, password_hash, credentials_changed_at, created_at,
         modified_at, profile, addresses)
       values ('Lamina', $1, $1, $2, $2, 'secret-hash', $3, $3, $3, $4, $5)`,
      [no, email, new Date('2026-05-01T00:00:00Z'), JSON.stringify(profile), JSON.stringify(addresses)],
    )
  const fiscal = { c_fiscalProfiles: '[{"taxId":"0614-010190-101-2"}]' }
  const address = {
    addressId: 'obra',
    lastName: 'Rivas',
    city: 'Santa Ana',
    countryCode: 'SV',
    preferred: true,
  }
  await person(
    'A1',
    'Ana@techos.sv',
    {
      firstName: 'Ana',
      lastName: 'Rívas',
      companyName: 'Techos Rivas',
      phoneHome: '+50370123456',
      c_country: 'SV',
      ...fiscal,
    },
    [{ ...address, c_note: 'x' }],
  )
  await person('G1', 'luis@obra.gt', { firstName: 'Luis', lastName: 'Paz', preferredLocale: 'es_GT' })
})
afterAll(() => merchant.close())

const list = { customerListId: 'Lamina' }
const find = async (query: object) =>
  customers.searchCustomerInCustomerList({ parameters: list, body: { query } })

test('they are found by address and by company, phones masked', async () => {
  const byMail = { termQuery: { fields: ['email'], operator: 'is', values: ['ana@TECHOS.sv'] } }
  expect((await find(byMail)).hits).toMatchObject([
    { data: { customerNo: 'A1', phoneHome: '+•••••••3456', c_country: 'SV', c_orderCount: 0 } },
  ])
  const byCompany = { textQuery: { fields: ['companyName', 'lastName'], searchPhrase: 'rivas tech' } }
  const { hits, total } = await find(byCompany)
  expect([hits.map(({ data }) => data.customerNo), total]).toEqual([['A1'], 1])
})

test('nothing of passwords and tax ids leaves', async () => {
  const parameters = { ...list, customerNo: 'A1' }
  const one = await customers.getCustomerFromCustomerList({ parameters })
  expect(one).toMatchObject({ email: 'Ana@techos.sv', phoneHome: '+50370123456' })
  const everything = JSON.stringify([one, await find({ matchAllQuery: {} })])
  expect(everything).not.toMatch(/secret-hash|0614|fiscal/i)
  const fields = { termQuery: { fields: ['passwordHash'], operator: 'is_not_null', values: [] } }
  expect((await refusalOf(find(fields))).status).toBe(400)
})

test('addresses are listed and read', async () => {
  const parameters = { ...list, customerNo: 'A1' }
  const { data, total } = await customers.getAddressesForCustomerFromCustomerList({ parameters })
  expect([data, total]).toEqual([
    [
      {
        addressId: 'obra',
        lastName: 'Rivas',
        city: 'Santa Ana',
        countryCode: 'SV',
        preferred: true,
        etag: data?.[0]?.etag,
      },
    ],
    1,
  ])
  const of = (addressId: string) => ({ parameters: { ...parameters, addressId } })
  expect(await customers.getAddressForCustomerFromCustomerList(of('obra'))).toEqual(data?.[0])
  expect((await refusalOf(customers.getAddressForCustomerFromCustomerList(of('x')))).status).toBe(404)
  const other = { customerListId: 'Otra', customerNo: 'A1' }
  expect((await refusalOf(customers.getCustomerFromCustomerList({ parameters: other }))).status).toBe(404)
})

test('customers of another country are missing', async () => {
  const path = '/customer/customers/v1/organizations/f_ecom_lmna_001/customer-lists/Lamina'
  const { cookie } = await openStaff(merchant.shop, 'desk@GT')
  const as = (method: string, below: string, body?: object) =>
    callAsStaff(merchant.shop, cookie, method, `${path}${below}`, body ? { body } : {})
  expect((await as('GET', '/customers/A1')).status).toBe(404)
  expect((await as('GET', '/customers/A1/addresses')).status).toBe(404)
  expect((await as('GET', '/customers/G1')).status).toBe(200)
  const { body } = await as('POST', '/customer-search', { query: { matchAllQuery: {} } })
  expect(body).toMatchObject({ total: 1, hits: [{ data: { customerNo: 'G1' } }] })
})

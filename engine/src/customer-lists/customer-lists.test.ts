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

test('a list tells what they bought in twelve months, less what was given back, and the end of their tax id, and who has a quote open', async () => {
  const { pool } = merchant.shop.database
  const order = (no: string, more: { placed: string; status?: string; country?: string; minor?: number }) =>
    pool.query(
      `insert into orders (site_id, order_no, customer_id, basket_id, country, currency, status, payment_status,
         total_minor, document, history, created_at, modified_at)
       values ('Lamina', $1, 'A1', $1, $2, 'USD', $3, 'paid', $4, '{}', '[]', now() - $5::interval, now())`,
      [no, more.country ?? 'SV', more.status ?? 'new', more.minor ?? 1_050, more.placed],
    )
  await order('O1', { placed: '1 day' })
  await order('O2', { placed: '300 days', minor: 2_000 })
  await order('O3', { placed: '400 days' })
  await order('O4', { placed: '1 hour', status: 'cancelled' })
  await order('O5', { placed: '2 hours', country: 'GT' })
  // Given back in two parts, and what is still under way.
  for (const [id, minor, status] of [
    ['R1', 100, 'done'],
    ['R2', 150, 'done'],
    ['R3', 500, 'asked'],
  ] as const)
    await pool.query(
      `insert into order_refund (site_id, id, order_no, payment_id, amount_minor, reason, status, created_at)
       values ('Lamina', $1, 'O1', 'P1', $2, 'corto', $3, now())`,
      [id, minor, status],
    )
  const [hit] = (await find({ termQuery: { fields: ['customerNo'], operator: 'is', values: ['A1'] } })).hits
  expect(hit?.data).toMatchObject({
    c_taxId: '••••12',
    c_orderCount: 5,
    c_sales: { lastYear: [{ currency: 'USD', total: 38.5 }] },
  })
  const { cookie } = await openStaff(merchant.shop, 'desk@SV')
  const search = async (field: string, value: boolean) => {
    const query = { termQuery: { fields: [field], operator: 'is', values: [value] } }
    const path = '/customer/customers/v1/organizations/f_ecom_lmna_001/customer-lists/Lamina/customer-search'
    const { body } = await callAsStaff(merchant.shop, cookie, 'POST', path, { body: { query } })
    return (body.hits as { data: { customerNo: string; c_sales: object } }[]).map(({ data }) => data)
  }
  const [own] = await search('c_hasTaxId', true)
  expect(own, 'of their own country’s orders').toMatchObject({
    customerNo: 'A1',
    c_orderCount: 4,
    c_sales: { lastYear: [{ currency: 'USD', total: 28 }] },
  })
  const others = await search('c_hasTaxId', false)
  expect(others.length).toBeGreaterThan(0)
  expect(others.some(({ customerNo }) => customerNo === 'A1')).toBe(false)
  expect(await search('c_hasOpenQuote', true)).toEqual([])
  const quote = (country: string) =>
    pool.query(
      `insert into opportunity (site_id, id, number, customer_id, basket_id, country, currency, state, share_token,
         document, offers, messages, history, created_at, modified_at)
       values ('Lamina', $1, $1, 'A1', 'b', $1, 'USD', 'requested', $1, '{"contact":{"name":"","email":""},"lines":[]}',
         '[]', '[]', '[]', now(), now())`,
      [country],
    )
  await quote('GT')
  expect(await search('c_hasOpenQuote', true), 'one elsewhere').toEqual([])
  await quote('SV')
  expect(await search('c_hasOpenQuote', true)).toMatchObject([{ customerNo: 'A1' }])
})

test('those that are chosen leave as the list shows them, by right, and the log names them', async () => {
  const path = '/customer/customers/v1/organizations/f_ecom_lmna_001/customer-lists/Lamina/customer-exports'
  const { pool } = merchant.shop.database
  await pool.query(
    `update customer set profile = profile || '{"firstName":"=HYPERLINK(1)"}' where customer_no = 'A1'`,
  )
  const query = { termQuery: { fields: ['customerNo'], operator: 'one_of', values: ['A1', 'G1'] } }
  const take = async (role: string) => {
    const { cookie } = await openStaff(merchant.shop, role, `${role.replace('@', '.')}@saca.test`)
    return callAsStaff(merchant.shop, cookie, 'POST', path, { body: { query } })
  }
  const { status, body } = await take('support@SV')
  expect(status).toBe(200)
  expect(body).toMatchObject({ total: 1, filename: expect.stringMatching(/^customers-[\d-]+\.csv$/) })
  const [head, ...rows] = Buffer.from(String(body.fileContent), 'base64').toString().split('\r\n')
  expect(head).toMatch(/^\uFEFFcustomerNo,firstName,/)
  expect(rows[0]).toMatch(
    /^A1,'=HYPERLINK\(1\),Rívas,Techos Rivas,Ana@techos\.sv,'\+•••••••3456,••••12,SV,.*,4,.*,USD 28\.00$/,
  )
  expect(rows.slice(1)).toEqual([''])
  expect((await take('auditor@SV')).body.right).toBe('persons.reveal')
  expect((await take('clerk@SV-SS01')).status).toBe(403)
  const { rows: log } = await pool.query<{ change: string; country: string }>(
    `select change, country from audit_entry where operation = 'exportCustomers'`,
  )
  expect(log).toEqual([{ change: expect.stringContaining('"customerNos":["A1"]'), country: 'SV' }])
  await pool.query(`update customer set profile = profile || '{"firstName":"Ana"}' where customer_no = 'A1'`)
})

test('a customer is written to; the log says that, not what', async () => {
  const path =
    '/customer/customers/v1/organizations/f_ecom_lmna_001/customer-lists/Lamina/customers/A1/messages'
  const write = async (role: string, text: string) => {
    const { cookie } = await openStaff(merchant.shop, role, `${role.replace('@', '.')}@escribe.test`)
    return (await callAsStaff(merchant.shop, cookie, 'POST', path, { body: { text } })).status
  }
  expect(await write('support@SV', ' ')).toBe(400)
  expect(await write('support@GT', 'Hola')).toBe(404)
  expect(await write('auditor', 'Hola')).toBe(403)
  expect(await write('support@SV', 'Ya llegó la bobina azul.')).toBe(204)
  const { rows } = await merchant.shop.database.pool.query<{ mail: object; change: string }>(
    `select data #> '{data,mail}' as mail, (select change from audit_entry where operation = 'writeCustomerMessage') as change
     from pgboss.job where data #>> '{data,mail,template}' = 'customer-message'`,
  )
  expect(rows).toMatchObject([
    { mail: { to: 'Ana@techos.sv', values: { firstName: 'Ana', text: 'Ya llegó la bobina azul.' } } },
  ])
  expect(rows[0]?.change).not.toContain('bobina')
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

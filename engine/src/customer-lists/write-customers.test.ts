import { Customers } from 'commerce-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MerchantShop, openMerchantShop, refusalOf } from '../catalog/testing.ts'
import { linkIn, mailTo, postForm, signIn, testShop } from '../login/testing.ts'
import { openOrderShop, type OrderShop } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

const family = '/customer/customers/v1'
const list = { customerListId: 'Lamina' }
const password = 'Teja-Verde 95!'

let orders: OrderShop
let merchant: MerchantShop
let customers: Customers
beforeAll(async () => {
  orders = await openOrderShop()
  merchant = await openMerchantShop(['sfcc.customerlists.rw', 'sfcc.audit'], orders)
  customers = new Customers(merchant.client(family))
  await orders.engine.startJobs()
})
afterAll(() => merchant.close())

const path = (customerNo: string, below = '') => `/customer-lists/Lamina/customers/${customerNo}${below}`
const call = (method: string, customerNo: string, body?: unknown, headers?: Record<string, string>) =>
  merchant.call(method, family, path(customerNo), body, headers)

let made = 0
/** A customer whom the ERP brought along, without a password yet. */
const newCustomer = async (customerNo = `ERP-${++made}`, more: object = {}) => {
  const email = `${customerNo.toLowerCase()}@obra.com.sv`
  const body = { email, credentials: { login: email }, lastName: 'Rivas', c_country: 'SV', ...more }
  const { status, body: answer } = await call('PUT', customerNo, body)
  expect([status, answer]).toMatchObject([201, { customerNo, email }])
  return { customerNo, email, customerId: String(answer.customerId) }
}

/** Opens the mailed link and chooses a password, as the shop's page does. */
const acceptInvitation = async (email: string) => {
  const mail = await mailTo(merchant.shop, email, 'customer-invitation')
  const { searchParams } = linkIn(mail)
  return postForm(merchant.shop, 'password/action', {
    client_id: testShop.clientId,
    channel_id: 'Lamina',
    hint: 'cross_device',
    user_id: String(searchParams.get('email')),
    pwd_action_token: String(searchParams.get('token')),
    new_password: password,
  })
}

/** The customer as they see themselves. */
const ownView = async (customerId: string, token: string) => {
  const own = `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${customerId}`
  const { body } = await merchant.shop.call<Record<string, unknown>>('GET', `${own}?siteId=Lamina`, {
    as: token,
  })
  return body
}

/** What the log tells of one customer. */
const logged = async (customerNo: string) => {
  const search = { subjectKind: 'customer', subjectId: customerNo }
  const { body } = await merchant.call('POST', '/custom/audit/v1', '/audit-search', search)
  return body.hits as { operation: string; after?: unknown }[]
}

test('an account that is made is opened by the link of its invitation, once', async () => {
  const email = 'nueva@obra.com.gt'
  const body = { email, lastName: 'Paz', firstName: 'Luz', preferredLocale: 'en-GT', customerNo: '' }
  const { customerNo: _none, ...wanted } = body
  const one = await customers.createCustomerList({ parameters: list, body: wanted as never })
  expect(one).toMatchObject({ email, preferredLocale: 'en_GT', c_country: 'GT', c_orderCount: 0 })
  expect(one.customerNo).toMatch(/^\d{8}$/)
  const mail = await mailTo(merchant.shop, email, 'customer-invitation')
  expect(mail.subject).toContain('Your account')
  merchant.shop.clock.moveTo(new Date(Date.now() + 47 * 3_600_000))
  expect((await acceptInvitation(email)).status).toBe(200)
  expect((await acceptInvitation(email)).status).toBe(400)
  const { token, customerId } = await signIn(merchant.shop, { login: email, password })
  expect(await ownView(customerId, token)).toMatchObject({ firstName: 'Luz', customerNo: one.customerNo })
  merchant.shop.clock.moveTo(undefined)
  const [entry] = await logged(one.customerNo)
  expect(entry).toMatchObject({ operation: 'createCustomerList', after: { country: 'GT' } })
  expect(JSON.stringify(entry)).not.toMatch(/Paz|Luz|obra/)
})

test('a login is somebody’s once, a number too, and the shop’s numbers are its own', async () => {
  const { customerNo, email } = await newCustomer()
  const again = { email: email.toUpperCase(), lastName: 'Otro' }
  const taken = await refusalOf(customers.createCustomerList({ parameters: list, body: again as never }))
  expect(taken).toMatchObject({ status: 400, body: { title: 'Login Already In Use' } })
  const other = { email: 'x@obra.com.sv', lastName: 'Otro' }
  const kept = await call('PUT', customerNo, other, { 'x-dw-validate-existing': 'true' })
  expect(kept).toMatchObject({ status: 409, body: { title: 'Id Already Exists' } })
  for (const number of ['12345678', '123456789', '%20', 'a%2Fb'])
    expect((await call('PUT', number, other)).status, number).toBe(400)
  expect((await call('PUT', '1234567', other)).status).toBe(201)
  expect((await call('PUT', 'A-1', { ...other, email: 'keine' })).body.title).toBe('Invalid Email')
  expect((await call('PUT', 'A-1', { lastName: 'Otro' })).body.title).toBe('Invalid Email')
})

test('a change says what it changes; whom invoices go to, consents and stores stay', async () => {
  const { customerNo, email, customerId } = await newCustomer()
  await acceptInvitation(email)
  const { token } = await signIn(merchant.shop, { login: email, password })
  const own = `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${customerId}?siteId=Lamina`
  const profiles = JSON.stringify([
    {
      name: 'Techos Rivas',
      countryCode: 'SV',
      default: true,
      c_taxpayerType: 'natural',
      c_taxIdType: 'dui',
      c_taxId: '00000001-8',
    },
  ])
  const chosen = await merchant.shop.call('PATCH', own, {
    as: token,
    body: { c_fiscalProfiles: profiles, c_acceptsMarketing: true },
  })
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
  const before = await ownView(customerId, token)
  const parameters = { ...list, customerNo }
  const body = {
    companyName: 'Techos Rivas',
    phoneMobile: '+503 7012 3456',
    c_acceptsMarketing: false,
    c_fiscalProfiles: '[]',
  }
  const changed = await customers.updateCustomerInCustomerList({ parameters, body: body as never })
  expect(changed).toMatchObject({ companyName: 'Techos Rivas', lastName: 'Rivas' })
  expect(await ownView(customerId, token)).toMatchObject({
    companyName: 'Techos Rivas',
    c_fiscalProfiles: before.c_fiscalProfiles,
    c_acceptsMarketing: true,
  })
  expect(String(before.c_fiscalProfiles)).toContain('Techos Rivas')
  expect((await call('PATCH', customerNo, { companyName: null })).body).not.toHaveProperty('companyName')
  expect((await call('PUT', customerNo, { lastName: 'Rivas' })).body).not.toHaveProperty('phoneMobile')
  expect((await ownView(customerId, token)).c_fiscalProfiles).toBe(before.c_fiscalProfiles)
  expect((await call('PATCH', customerNo, { phoneHome: 'ring ring' })).body.title).toBe('Invalid Customer')
  expect((await call('PATCH', customerNo, { credentials: { enabled: false } })).status).toBe(400)
  expect((await logged(customerNo)).map(({ operation, after }) => [operation, after])).toContainEqual([
    'updateCustomerInCustomerList',
    { members: ['companyName', 'phoneMobile'] },
  ])
})

test('who was overtaken is shown the customer as they are, and nothing is lost of a hundred at once', async () => {
  const { customerNo } = await newCustomer()
  const { etag } = (await call('GET', customerNo)).headers
  const first = await call('PATCH', customerNo, { firstName: 'Eva' }, { 'if-match': String(etag) })
  expect(first.status).toBe(200)
  const late = await call('PATCH', customerNo, { firstName: 'Ana' }, { 'if-match': String(etag) })
  expect(late).toMatchObject({ status: 412, body: { current: { firstName: 'Eva' } } })
  expect((await call('GET', customerNo)).headers.etag).toBe(first.headers.etag)
  const adds = Array.from({ length: 50 }, (_, n) =>
    merchant.call('POST', family, path(customerNo, '/addresses'), {
      addressId: `obra ${n}`,
      lastName: 'Rivas',
      countryCode: 'SV',
    }),
  )
  const edits = Array.from({ length: 50 }, (_, n) =>
    call('PATCH', customerNo, n % 2 ? { firstName: `E${n}` } : { companyName: `C${n}` }),
  )
  const statuses = (await Promise.all([...adds, ...edits])).map(({ status }) => status)
  expect(statuses.filter((status) => status >= 400)).toEqual([])
  const parameters = { ...list, customerNo, limit: 100 }
  const { data = [] } = await customers.getAddressesForCustomerFromCustomerList({ parameters })
  expect(data.length).toBe(50)
  expect(data.filter(({ preferred }) => preferred)).toHaveLength(1)
  const now = (await call('GET', customerNo)).body
  expect([now.firstName, now.companyName]).toEqual([expect.stringMatching(/^E/), expect.stringMatching(/^C/)])
})

test('an address is added, changed by its own tag, shown to its owner, and removed', async () => {
  const { customerNo, email, customerId } = await newCustomer()
  const parameters = { ...list, customerNo }
  const body = { addressId: 'obra', lastName: 'Rivas', countryCode: 'SV', city: 'Santa Ana', c_taxId: '0614' }
  const added = await customers.createAddressForCustomerInCustomerList({ parameters, body })
  expect(added).toMatchObject({ addressId: 'obra', city: 'Santa Ana', preferred: true })
  expect(added).not.toHaveProperty('c_taxId')
  const of = { ...parameters, addressId: 'obra' }
  const again = customers.createAddressForCustomerInCustomerList({ parameters, body })
  expect((await refusalOf(again)).body.title).toBe('Address Name Already In Use')
  const changes = { city: 'Metapán', address1: 'km 4', phone: null }
  const changed = await customers.updateAddressForCustomerInCustomerList({
    parameters: of,
    body: changes as never,
  })
  expect(changed).toMatchObject({ city: 'Metapán', address1: 'km 4', preferred: true })
  const late = await customers
    .updateAddressForCustomerInCustomerList({
      parameters: of,
      body: { city: 'Ahuachapán' } as never,
      headers: { 'if-match': String(added.etag) },
    })
    .then(
      () => undefined,
      (error: { response: { status: number } }) => error.response.status,
    )
  expect(late).toBe(412)
  await acceptInvitation(email)
  const { token } = await signIn(merchant.shop, { login: email, password })
  expect(await ownView(customerId, token)).toMatchObject({
    addresses: [{ addressId: 'obra', city: 'Metapán' }],
  })
  await customers.removeAddressForCustomerInCustomerList({ parameters: of })
  expect((await refusalOf(customers.removeAddressForCustomerInCustomerList({ parameters: of }))).status).toBe(
    404,
  )
  expect(JSON.stringify(await logged(customerNo))).not.toMatch(/Metap|Santa|0614/)
})

test('a customer is forgotten as they can be by themselves: not while an order is under way', async () => {
  const { buyer, order } = await orders.ready({ items: [{ productId: 'QA-SCREW' }] })
  await order()
  const { rows } = await orders.database.pool.query<{ no: string }>(
    'select customer_no as no from customer where id = $1',
    [buyer.customerId],
  )
  const busy = await call('DELETE', String(rows[0]?.no))
  expect(busy).toMatchObject({ status: 409, body: { title: 'Orders Under Way' } })
  const { customerNo, email, customerId } = await newCustomer()
  await acceptInvitation(email)
  const { token } = await signIn(merchant.shop, { login: email, password })
  await customers.deleteCustomerFromCustomerList({ parameters: { ...list, customerNo } })
  expect((await call('GET', customerNo)).status).toBe(404)
  expect((await ownView(customerId, token)).status ?? 401).toBe(401)
  expect((await logged(customerNo))[0]).toMatchObject({ operation: 'deleteCustomerFromCustomerList' })
})

test('people work where they are, and prove themselves before they move or close an account', async () => {
  const { customerNo, email } = await newCustomer()
  const foreign = await newCustomer(undefined, { c_country: 'GT' })
  const full = (no: string) => `${family}/organizations/f_ecom_lmna_001${path(no)}`
  const { cookie: desk } = await openStaff(merchant.shop, 'desk@SV')
  const { cookie: support } = await openStaff(merchant.shop, 'support@SV')
  const as = async (cookie: string, method: string, no: string, body?: object) => {
    const { headers } = await callAsStaff(merchant.shop, cookie, 'GET', full(no))
    return callAsStaff(merchant.shop, cookie, method, full(no), {
      ...(body ? { body } : {}),
      headers: { 'if-match': typeof headers.etag === 'string' ? headers.etag : '"0"' },
    })
  }
  expect((await as(desk, 'PATCH', customerNo, { firstName: 'Iris' })).status).toBe(200)
  expect((await as(desk, 'PATCH', foreign.customerNo, { firstName: 'Iris' })).status).toBe(404)
  expect((await as(desk, 'PUT', foreign.customerNo, { lastName: 'Iris' })).status).toBe(404)
  expect((await as(desk, 'DELETE', foreign.customerNo)).status).toBe(404)
  expect((await as(desk, 'PATCH', customerNo, { c_country: 'GT' })).body.title).toBe('Outside Your Places')
  const unread = await callAsStaff(merchant.shop, desk, 'PATCH', full(customerNo), {
    body: { firstName: 'x' },
  })
  expect(unread.status).toBe(428)
  const move = { email: 'otra@obra.com.sv' }
  expect((await as(desk, 'PATCH', customerNo, move)).body.right).toBe('customers.move')
  expect((await as(desk, 'DELETE', customerNo)).body.right).toBe('customers.close')
  await acceptInvitation(email)
  const { token, customerId } = await signIn(merchant.shop, { login: email, password })
  merchant.shop.clock.moveTo(new Date(Date.now() + 11 * 60_000))
  for (const [method, body] of [
    ['PATCH', move],
    ['DELETE', undefined],
  ] as const)
    expect((await as(support, method, customerNo, body)).body.title, method).toBe('Step Up Required')
  merchant.shop.clock.moveTo(undefined)
  expect((await as(support, 'PATCH', customerNo, move)).body).toMatchObject({ email: 'otra@obra.com.sv' })
  await mailTo(merchant.shop, email, 'email-changed')
  expect((await ownView(customerId, token)).status ?? 401).toBe(401)
  expect((await signIn(merchant.shop, { login: 'otra@obra.com.sv', password })).customerId).toBe(customerId)
  expect((await as(support, 'DELETE', customerNo)).status).toBe(204)
})

test('who cannot get in is mailed a link, and every session ends when it is said', async () => {
  const { customerNo, email } = await newCustomer()
  await acceptInvitation(email)
  const { token, customerId } = await signIn(merchant.shop, { login: email, password })
  expect((await ownView(customerId, token)).customerId).toBe(customerId)
  expect((await call('DELETE', `${customerNo}/sessions`)).status).toBe(204)
  expect((await ownView(customerId, token)).customerId).toBeUndefined()
  expect((await call('POST', `${customerNo}/password-resets`)).status).toBe(204)
  const { searchParams } = linkIn(await mailTo(merchant.shop, email, 'password-reset'))
  expect(searchParams.get('token')).toBeTruthy()
  const operations = (await logged(customerNo)).map(({ operation }) => operation)
  expect(operations).toEqual(expect.arrayContaining(['endCustomerSessions', 'sendCustomerPasswordReset']))
  for (const [method, below] of [
    ['POST', 'password-resets'],
    ['DELETE', 'sessions'],
  ] as const)
    expect((await call(method, `NOBODY/${below}`)).status).toBe(404)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminModules } from '../http/admin-modules.ts'
import { isScopeGranted } from '../kernel/admin-scopes.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { type RoleName, roles } from '../staff/roles.ts'
import { callAsStaff, staffPassword, usersPath } from '../staff/testing.ts'
import { bare, staffSessions } from './testing/staff-sessions.ts'

const ordersPath = '/checkout/orders/v1/organizations/f_ecom_lmna_001/orders'
const booksPath = '/pricing/price-books/v1/organizations/f_ecom_lmna_001/price-books'
const auditPath = '/custom/audit/v1/organizations/f_ecom_lmna_001'
const missing = '99999999'

let shop: OrderShop
let staff: ReturnType<typeof staffSessions>
/** Of an order picked up at the plant of San Salvador. */
let orderNo: string
beforeAll(async () => {
  shop = await openOrderShop()
  staff = staffSessions(shop)
  orderNo = await place()
})
afterAll(() => shop.close())

const call: typeof staff.call = (...given) => staff.call(...given)
const session: typeof staff.session = (assignments) => staff.session(assignments)

const place = async (card?: string) => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }], ...(card ? { card } : {}) })
  const { body } = await ready.order()
  return String(body.orderNo)
}

const operations = adminModules.flatMap(({ routes: all, contract }) =>
  Object.entries(all).map(([name, route]) => {
    const [method = '', path = ''] = route.split(' ')
    const filled = path
      .replace('{organizationId}', 'f_ecom_lmna_001')
      .replace('{userId}', '00000000-0000-4000-8000-000000000000')
      .replaceAll(/\{\w+\}/g, '00000001')
    const scope = contract[name]?.scope
    if (scope === undefined) throw new Error(`${name} has no scope`)
    return { name, method, path: filled, scope }
  }),
)

const placeOf: Record<string, string> = { store: '@SV-SS01', all: '' }
const everyRole = (Object.keys(roles) as RoleName[]).map((role) => ({
  role,
  assignment: `${role}${placeOf[roles[role].place ?? ''] ?? '@SV'}`,
}))

describe('roles × operations', () => {
  test.each(everyRole)(
    '$role may call what its scopes open, and nothing else',
    async ({ role, assignment }) => {
      for (const { name, method, path, scope } of operations) {
        const { status, body } = await call(assignment, method, path, { body: {} })
        const isForbidden = status === 403 && body.scope === scope
        expect(isForbidden, `${role} ${name}: ${status}`).toBe(!isScopeGranted(roles[role].scopes, scope))
        expect(status).toBeLessThan(500)
      }
    },
  )
})

/**
 * Each of the back office's forty tasks: what it asks of the shop, a role that does it, and the nearest one that may not, which
 * is refused for its scope, or for a right that is finer, of an order that it sees.
 */
const tasks: readonly (readonly [task: number, operation: string, does: string, mayNot: string])[] = [
  [1, 'searchOrders', 'clerk', 'marketing'],
  [2, 'handOverOrder', 'clerk', 'foreman'],
  [3, 'handOverOrder', 'clerk', 'finance'],
  [4, 'stepOrderLines', 'clerk', 'desk'],
  [5, 'placeCounterOrder', 'clerk', 'foreman'],
  [6, 'searchProductInventoryRecords', 'clerk', 'marketing'],
  [7, 'updateProductInventoryRecord', 'clerk', 'desk'],
  [8, 'receiveTransfer', 'clerk', 'support'],
  [9, 'getCutPlan', 'foreman', 'clerk'],
  [10, 'createCutPlan', 'foreman', 'desk'],
  [11, 'confirmCut', 'foreman', 'desk'],
  [12, 'reportScrap', 'foreman', 'desk'],
  [13, 'updateOrderShippingStatus', 'foreman', 'clerk'],
  [14, 'searchQuotes', 'desk', 'clerk'],
  [15, 'priceQuote', 'desk', 'support'],
  [16, 'writeMessage', 'desk', 'support'],
  [17, 'prolongQuote', 'desk', 'support'],
  [18, 'quoteCounterBasket', 'desk', 'clerk'],
  [19, 'writeMessage', 'desk', 'clerk'],
  [20, 'getCustomerFromCustomerList', 'support', 'clerk'],
  [21, 'cancelDeskOrder', 'support', 'clerk'],
  [22, 'resendOrderMail', 'support', 'desk'],
  [23, 'closeCase', 'support', 'desk'],
  [24, 'sendCustomerPasswordReset', 'support', 'finance'],
  [25, 'confirmMatches', 'finance', 'auditor'],
  [26, 'searchFiscalDocuments', 'finance', 'desk'],
  [27, 'createProduct', 'editor', 'marketing'],
  [28, 'updateProduct', 'editor', 'desk'],
  [29, 'updateProduct', 'editor', 'support'],
  [30, 'searchProducts', 'editor', 'clerk'],
  [31, 'createJobExecution', 'editor', 'desk'],
  [32, 'createPromotion', 'marketing', 'editor'],
  [33, 'createCoupon', 'marketing', 'editor'],
  [34, 'updateLibraryContent', 'marketing', 'editor'],
  [35, 'addSynonym', 'marketing', 'editor'],
  [36, 'schedulePriceChange', 'manager', 'desk'],
  [37, 'openRun', 'manager', 'desk'],
  [38, 'createTransfer', 'manager', 'editor'],
  [39, 'inviteUser', 'owner', 'auditor'],
  [40, 'getPriceHistory', 'auditor', 'desk'],
]
/** Where a finer right decides: what is sent of the order that the role sees. */
const finer: Readonly<Record<string, object>> = {
  handOverOrder: { collector: 'Ana Paz', identitySeen: true },
  updateOrderShippingStatus: { status: 'shipped' },
  cancelDeskOrder: { reason: 'x' },
}

describe('forty tasks', () => {
  const assignmentOf = (role: string) => everyRole.find((one) => one.role === role)?.assignment ?? role

  test('each is named', () => {
    expect(tasks.map(([task]) => task)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
  })

  test.each(tasks)('%i: %s is done by %s, and refused to %s', async (_task, name, does, mayNot) => {
    const operation = operations.find((one) => one.name === name)
    const { method = '', path = '', scope = '' } = operation ?? {}
    const own = path.replace('/orders/00000001', `/orders/${orderNo}`)
    const ofOrder = own.slice(0, own.indexOf(orderNo) + orderNo.length)
    const read = name in finer ? (await call(assignmentOf(mayNot), 'GET', ofOrder)).headers.etag : '*'
    const more = { body: finer[name] ?? {}, headers: { 'if-match': String(read) } }
    const refused = await call(assignmentOf(mayNot), method, own, more)
    expect(refused.status, JSON.stringify(refused.body)).toBe(403)
    // By the scope where the role has none of it; else by the right.
    if (refused.body.scope === undefined) expect(refused.body.right).toEqual(expect.any(String))
    expect(isScopeGranted(roles[does as RoleName].scopes, scope as never)).toBe(true)
    const done = await call(assignmentOf(does), method, path, more)
    expect(done.status, JSON.stringify(done.body)).not.toBe(403)
    expect(done.status).toBeLessThan(500)
  })
})

describe('roles × places: what lies elsewhere is missing', () => {
  const elsewhere = everyRole
    .filter(({ role }) => isScopeGranted(roles[role].scopes, 'sfcc.orders') && roles[role].place !== 'all')
    .map(({ role }) => ({ role, assignment: `${role}@${roles[role].place === 'store' ? 'SV-AH01' : 'GT'}` }))

  test.each(elsewhere)('$assignment sees no order of San Salvador’s plant', async ({ assignment }) => {
    const changes = [
      ['PATCH', '', { externalOrderNo: 'x' }],
      ['PUT', '/status', { status: 'cancelled' }],
      ['PUT', '/payment-status', { status: 'paid' }],
      ['PUT', '/shipping-status', { status: 'shipped' }],
      ['PUT', '/export-status', { status: 'exported' }],
      ['PUT', '/confirmation-status', { status: 'confirmed' }],
      ['PUT', '/external-status', { status: 'x' }],
    ] as const
    for (const [method, path, body] of [['GET', '', undefined] as const, ...changes]) {
      const more = { ...(body ? { body } : {}), headers: { 'if-match': '*' } }
      const foreign = await call(assignment, method, `${ordersPath}/${orderNo}${path}`, more)
      const none = await call(assignment, method, `${ordersPath}/${missing}${path}`, more)
      if (none.status !== 403) expect(foreign.status, `${method} ${path}`).toBe(404)
      expect(bare(foreign, orderNo), `${method} ${path}`).toBe(bare(none, missing))
    }
    expect((await call(assignment, 'GET', ordersPath)).body).toMatchObject({ data: [], total: 0 })
  })

  test.each(['clerk@SV-SS01', 'desk@SV', 'manager@SV', 'owner', 'auditor'])(
    '%s sees it',
    async (assignment) => {
      expect((await call(assignment, 'GET', `${ordersPath}/${orderNo}`)).status).toBe(200)
      const { body } = await call(assignment, 'GET', ordersPath)
      expect((body.data as { orderNo: string }[]).map((order) => order.orderNo)).toContain(orderNo)
    },
  )

  test('[G3.008] a role opens nothing in the place of another: manager of Guatemala, clerk of a store', async () => {
    const both = 'manager@GT,clerk@SV-SS01'
    expect((await call(both, 'GET', `${ordersPath}/${orderNo}`)).status).toBe(200)
    const { headers: read } = await call(both, 'GET', `${ordersPath}/${orderNo}`)
    const headers = { 'if-match': String(read.etag) }
    const cancel = await call(both, 'PUT', `${ordersPath}/${orderNo}/status`, {
      body: { status: 'cancelled' },
      headers,
    })
    expect(cancel).toMatchObject({ status: 403, body: { right: 'orders.cancel' } })
    // A clerk reads the prices of the store's country; changing them is the manager's, of the other country.
    const { body } = await call(both, 'GET', booksPath)
    expect((body.data as { id: string }[]).map(({ id }) => id)).toEqual(['SV', 'GT'])
    const prices = { data: [{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: '9.99' }] }] }
    const changed = await call(both, 'PATCH', `${booksPath}/SV/prices`, { body: prices })
    expect(changed.status).toBe(404)
    // Finance of the country reads its prices and takes its money; what people are called is the manager's, elsewhere.
    const changer = 'manager@GT,support@SV'
    const own = await call(changer, 'PATCH', `${booksPath}/GT/prices`, { body: prices })
    expect(own.status).toBe(200)
    expect((await call(changer, 'PATCH', `${booksPath}/SV/prices`, { body: prices })).status).toBe(404)
  })

  test.each([
    ['custom/desk', 'desk', 'support'],
    ['custom/cases-desk', 'support', 'desk'],
  ])(
    '%s: who does the work names who does it in the same countries, and no more of them',
    async (family, does, reads) => {
      const path = `/${family}/v1/organizations/f_ecom_lmna_001/colleagues`
      type Colleague = { id: string; name: string; countries: string[] }
      const here = await session(`${does}@SV`)
      const everywhere = await session('owner')
      const both = await session(`${does}@SV,${does}@GT`)
      const foreign = await session(`${does}@GT`)
      const looker = await session(`${reads}@SV`)
      const left = await session(`${does}@SV,${reads}@GT`)
      expect((await call('owner', 'DELETE', `${usersPath}/users/${left.id}`)).status).toBe(204)
      const answer = await call(`${does}@SV`, 'GET', path)
      const named = new Map((answer.body.data as Colleague[]).map((one) => [one.id, one]))
      for (const { id } of [here, everywhere, both])
        expect(named.get(id)).toEqual({ id, name: expect.any(String), countries: ['SV'] })
      for (const { id } of [foreign, looker, left]) expect(named.has(id)).toBe(false)
      expect(JSON.stringify(answer.body)).not.toContain('@lamina.example')
      const all = (await call('owner', 'GET', path)).body.data as Colleague[]
      expect(all.find(({ id }) => id === both.id)?.countries).toEqual(['SV', 'GT'])
      expect((await call(`${reads}@SV`, 'GET', path)).status).toBe(403)
    },
  )

  test('prices of another country are missing, and change with the second factor only', async () => {
    const prices = { data: [{ productId: 'QA-SCREW', tiers: [{ minQuantity: '1', amount: '9.99' }] }] }
    const change = (assignment: string, book: string) =>
      call(assignment, 'PATCH', `${booksPath}/${book}/prices`, { body: prices })
    const foreign = await change('manager@SV', 'GT')
    expect(foreign.status).toBe(404)
    expect(bare(foreign, 'GT')).toBe(bare(await change('manager@SV', 'XX'), 'XX'))
    expect((await change('manager@SV', 'SV')).status).toBe(200)
    shop.clock.moveTo(new Date(Date.now() + 11 * 60_000))
    expect(await change('manager@SV', 'SV')).toMatchObject({ status: 403, body: { methods: ['password'] } })
    shop.clock.moveTo(undefined)
  })

  test('the log: who sees some countries reads of those, and what they did themselves', async () => {
    type Hit = { seq: number; operation: string; country?: string; actor: { id: string } }
    const search = async (assignment: string, more: object = {}) =>
      (await call(assignment, 'POST', `${auditPath}/audit-search`, { body: { limit: 200, ...more } }))
        .body as {
        hits: Hit[]
        total: number
      }
    const { cookie } = await session('manager@SV')
    const note = { body: { note: 'x' } }
    const deskPath = `/custom/orders-desk/v1/organizations/f_ecom_lmna_001/orders/${orderNo}`
    expect((await callAsStaff(shop, cookie, 'POST', `${deskPath}/notes?siteId=Lamina`, note)).status).toBe(
      200,
    )
    const email = 'caja@lamina.example'
    const invitation = { body: { email, roles: [{ role: 'desk', country: 'SV' }] } }
    expect((await call('manager@SV', 'POST', `${usersPath}/users`, invitation)).status).toBe(200)

    const whole = await search('auditor')
    const noted = whole.hits.find(({ operation }) => operation === 'addOrderNote')
    expect(noted).toMatchObject({ country: 'SV' })
    expect(whole.hits.some(({ country }) => country === undefined)).toBe(true)
    const ofCountry = async (country: string, more: object = {}) =>
      (await search('auditor', { country, ...more })).hits.map((hit) => hit.country)
    expect(new Set(await ofCountry('SV'))).toEqual(new Set(['SV']))
    expect(await ofCountry('GT')).not.toContain('SV')
    expect(await ofCountry('SV', { until: '2001-01-01T00:00:00Z' }), 'before the shop').toEqual([])
    expect((await search('manager@SV', { country: 'GT' })).total, 'elsewhere').toBe(0)
    const { id } = await session('manager@SV')
    for (const [assignment, isHere] of [
      ['manager@SV', true],
      ['auditor@SV', true],
      ['auditor@GT', false],
    ] as const) {
      const { hits, total } = await search(assignment)
      expect(total).toBe(hits.length)
      expect(hits.some(({ seq }) => seq === noted?.seq)).toBe(isHere)
      const own = (await session(assignment)).id
      for (const { country, actor } of hits)
        expect(country === assignment.slice(-2) || actor.id === own).toBe(true)
      const one = await call(assignment, 'GET', `${auditPath}/audit-entries/${noted?.seq}`)
      expect(one.status).toBe(isHere ? 200 : 404)
      expect((await call(assignment, 'POST', `${auditPath}/audit-verifications`, { body: {} })).status).toBe(
        403,
      )
    }
    const mine = (await search('manager@SV')).hits.filter(({ operation }) => operation === 'inviteUser')
    expect(mine).toMatchObject([{ actor: { id } }])
    expect((await search('auditor@SV')).hits.filter(({ operation }) => operation === 'inviteUser')).toEqual(
      [],
    )
  })
})

describe('rights that are finer than a scope', () => {
  const put = async (assignment: string, no: string, path: string, status: string) => {
    const { headers } = await call(assignment, 'GET', `${ordersPath}/${no}`)
    return call(assignment, 'PUT', `${ordersPath}/${no}/${path}`, {
      body: { status },
      headers: { 'if-match': String(headers.etag) },
    })
  }

  test('a clerk neither takes money nor gives it back nor cancels', async () => {
    const no = await place()
    for (const [path, status, right] of [
      ['payment-status', 'paid', 'orders.paid'],
      ['status', 'cancelled', 'orders.cancel'],
      ['status', 'failed', 'orders.cancel'],
      ['export-status', 'exported', 'orders.note'],
    ] as const)
      expect(await put('clerk@SV-SS01', no, path, status)).toMatchObject({ status: 403, body: { right } })
    expect((await put('finance@SV', no, 'payment-status', 'paid')).status).toBe(204)
    expect((await put('clerk@SV-SS01', no, 'status', 'completed')).status).toBe(204)
  })

  test('cancelling what was paid gives money back: support shows the second factor', async () => {
    const no = await place('4111111111111111')
    await session('support@SV')
    shop.clock.moveTo(new Date(Date.now() + 11 * 60_000))
    expect(await put('support@SV', no, 'status', 'cancelled')).toMatchObject({
      status: 403,
      body: { methods: ['password'] },
    })
    const { cookie } = await session('support@SV')
    const stepUp = { body: { password: staffPassword } }
    await callAsStaff(shop, cookie, 'POST', `${usersPath}/users/this/step-up`, stepUp)
    expect((await put('support@SV', no, 'status', 'cancelled')).status).toBe(204)
    shop.clock.moveTo(undefined)
  })

  test('[G3.010] people name the revision they have read; the log names the person', async () => {
    const no = await place()
    const path = `${ordersPath}/${no}`
    for (const headers of [{}, { 'if-match': '*' }] as Record<string, string>[]) {
      const unread = await call('support@SV', 'PATCH', path, { body: { externalOrderNo: 'E-1' }, headers })
      expect(unread.status).toBe(428)
    }
    const { headers: read } = await call('support@SV', 'GET', path)
    const note = (etag: unknown) =>
      call('support@SV', 'PATCH', path, {
        body: { externalOrderNo: 'E-1' },
        headers: { 'if-match': String(etag) },
      })
    expect((await note(read.etag)).status).toBe(200)
    const stale = await call('support@SV', 'PATCH', path, {
      body: { externalOrderNo: 'E-2' },
      headers: { 'if-match': String(read.etag) },
    })
    expect(stale).toMatchObject({ status: 412, body: { current: { externalOrderNo: 'E-1' } } })
    const { body } = await call('owner', 'POST', `${auditPath}/audit-search`, {
      body: { subjectKind: 'order', subjectId: no },
    })
    const { id } = await session('support@SV')
    expect(body).toMatchObject({ hits: [{ actor: { kind: 'staff', id }, operation: 'updateOrder' }] })
  })
})

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { adminScopes } from '../kernel/admin-scopes.ts'
import { callAsStaff, openStaff, usersPath } from '../staff/testing.ts'
import { askForToken, openClient, tenant } from './testing.ts'

let shop: BasketShop
let owner: string
beforeAll(async () => {
  shop = await openBasketShop()
  owner = (await openStaff(shop, 'owner')).cookie
})
afterAll(() => shop.close())
afterEach(() => shop.clock.moveTo(undefined))

const clients = `${usersPath}/api-clients`
const orders = '/checkout/orders/v1/organizations/f_ecom_lmna_001/orders?siteId=Lamina'
type Client = { clientId: string; secret: string; etag: string; scopes: string[] }

const call = (
  cookie: string,
  method: string,
  path = '',
  body?: object,
  headers: Record<string, string> = {},
) => callAsStaff(shop, cookie, method, `${clients}${path}`, { headers, ...(body ? { body } : {}) })

const made = async (body: object = {}, cookie = owner) => {
  const answer = await call(cookie, 'POST', '', { name: 'ERP', scopes: ['sfcc.orders.rw'], ...body })
  expect(answer.status).toBe(200)
  return answer.body as Client
}
const tokenOf = async (
  { clientId: id, secret }: Pick<Client, 'clientId' | 'secret'>,
  scope = 'sfcc.orders',
) => askForToken(shop, { id, secret }, [tenant, scope])
const listed = async (cookie: string) => (await call(cookie, 'GET')).body.data as Client[]
const entriesOf = async (id: string) => {
  const { rows } = await shop.database.pool.query<{
    operation: string
    change: string
    actor: { kind: string }
  }>(
    `select operation, change, actor from audit_entry where subject_kind = 'api-client' and subject_id = $1 order by seq`,
    [id],
  )
  return rows
}

test('a program is made, with its secret told once; the log tells who did it and nothing of the secret', async () => {
  const client = await made({ countries: ['SV'], addresses: ['127.0.0.0/8'], endsAt: '2027-01-01T00:00:00Z' })
  const { status, body } = await tokenOf(client)
  expect(status).toBe(200)
  expect((await shop.call('GET', orders, { as: body.access_token })).status).toBe(200)
  const { secret, ...told } = client
  const all = await listed(owner)
  expect(all.find(({ clientId }) => clientId === client.clientId)).toMatchObject({
    ...told,
    state: 'active',
    countries: ['SV'],
    addresses: ['127.0.0.0/8'],
    endsAt: '2027-01-01T00:00:00.000Z',
  })
  const { rows } = await shop.database.pool.query<{ hash: string }>(
    'select secret_hashes[1] as hash from api_client',
  )
  const entries = await entriesOf(client.clientId)
  expect(entries).toMatchObject([{ operation: 'createApiClient', actor: { kind: 'staff' } }])
  const text = JSON.stringify([all, entries])
  for (const stored of [secret, ...rows.map(({ hash }) => hash)]) expect(text).not.toContain(stored)
})

test('an owner may give all that there is; what is no scope, no country and no range is refused', async () => {
  expect((await made({ scopes: [...adminScopes] })).scopes).toEqual(adminScopes)
  for (const wrong of [
    { scopes: ['sfcc.users'] },
    { scopes: ['sfcc.users.rw'] },
    { scopes: ['sfcc.audit.rw'] },
    { scopes: [] },
    { countries: ['PA'] },
    { addresses: ['10.0.0.0/99'] },
  ])
    expect((await call(owner, 'POST', '', { name: 'ERP', scopes: ['sfcc.orders'], ...wrong })).status).toBe(
      400,
    )
})

test('what a program may do changes for the tokens that it has, by the revision that was read', async () => {
  const client = await made({ scopes: ['sfcc.orders.rw', 'sfcc.audit'] })
  const { body } = await tokenOf(client, 'sfcc.orders')
  const path = `/${client.clientId}`
  const change = { scopes: ['sfcc.audit'] }
  expect((await call(owner, 'PATCH', path, change)).status).toBe(428)
  const changed = await call(owner, 'PATCH', path, change, { 'if-match': client.etag })
  expect(changed).toMatchObject({ status: 200, body: { scopes: ['sfcc.audit'], name: 'ERP' } })
  expect(changed.headers.etag).toBe(changed.body.etag)
  expect((await shop.call('GET', orders, { as: body.access_token })).status).toBe(403)
  const stale = await call(owner, 'PATCH', path, change, { 'if-match': client.etag })
  expect(stale).toMatchObject({ status: 412, body: { current: { scopes: ['sfcc.audit'] } } })
  const wrong = await call(owner, 'PATCH', path, { scopes: ['x'] }, { 'if-match': String(changed.body.etag) })
  expect(wrong.status).toBe(400)
  const [, entry] = await entriesOf(client.clientId)
  expect(JSON.parse(entry?.change ?? '{}')).toMatchObject({
    before: { scopes: ['sfcc.orders.rw', 'sfcc.audit'] },
    after: { scopes: ['sfcc.audit'] },
  })
})

test('a secret is replaced: the former one goes on for as long as was said, and none before it', async () => {
  const first = await made()
  const rotate = async (formerMinutes?: number) =>
    (
      await call(
        owner,
        'POST',
        `/${first.clientId}/secrets`,
        formerMinutes === undefined ? {} : { formerMinutes },
      )
    ).body as Client
  const second = await rotate(60)
  expect(second.secret).not.toBe(first.secret)
  for (const one of [first, second]) expect((await tokenOf(one)).status).toBe(200)
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 61 * 60_000))
  expect((await tokenOf(first)).status).toBe(401)
  expect((await tokenOf(second)).status).toBe(200)
  shop.clock.moveTo(undefined)
  const third = await rotate(60)
  expect((await tokenOf(first)).status).toBe(401)
  expect((await tokenOf(second)).status).toBe(200)
  const fourth = await rotate()
  for (const former of [second, third]) expect((await tokenOf(former)).status).toBe(401)
  expect((await tokenOf(fourth)).status).toBe(200)
  expect((await entriesOf(first.clientId)).map(({ operation }) => operation)).toEqual([
    'createApiClient',
    ...Array.from({ length: 3 }, () => 'rotateApiClientSecret'),
  ])
})

test('one that has ended calls no more, with the token that it has neither, and stays so', async () => {
  const client = await made()
  const { body } = await tokenOf(client)
  for (let time = 0; time < 2; time++)
    expect((await call(owner, 'DELETE', `/${client.clientId}`)).status).toBe(204)
  expect((await shop.call('GET', orders, { as: body.access_token })).status).toBe(401)
  expect((await tokenOf(client)).status).toBe(401)
  expect((await listed(owner)).find(({ clientId }) => clientId === client.clientId)).toMatchObject({
    state: 'ended',
  })
  const change = { headers: { 'if-match': client.etag } }
  expect((await call(owner, 'PATCH', `/${client.clientId}`, { name: 'Otro' }, change.headers)).status).toBe(
    404,
  )
  expect((await call(owner, 'POST', `/${client.clientId}/secrets`, {})).status).toBe(404)
  expect((await entriesOf(client.clientId)).map(({ operation }) => operation)).toEqual([
    'createApiClient',
    'endApiClient',
  ])
})

test('programs are the owner’s: missing to who looks after a part of the shop, read by who audits it, given by nobody who lacks what they open', async () => {
  const client = await made()
  const path = `/${client.clientId}`
  const unknown = '/00000000-0000-4000-8000-000000000000'
  const touches = [
    ['PATCH', '', { name: 'Otro' }],
    ['POST', '/secrets', {}],
    ['DELETE', '', undefined],
  ] as const
  const everyTouch = async (cookie: string, of: string) => {
    const statuses: number[] = []
    for (const [method, below, body] of touches)
      statuses.push((await call(cookie, method, `${of}${below}`, body, { 'if-match': client.etag })).status)
    return statuses
  }
  const wanted = { name: 'ERP', scopes: ['sfcc.orders'] }
  const local = (await openStaff(shop, 'manager@SV')).cookie
  expect(await listed(local)).toEqual([])
  expect(await everyTouch(local, path)).toEqual([404, 404, 404])
  expect((await call(local, 'POST', '', wanted)).status).toBe(403)
  const auditor = (await openStaff(shop, 'auditor')).cookie
  expect((await listed(auditor)).map(({ clientId }) => clientId)).toContain(client.clientId)
  expect(await everyTouch(auditor, path)).toEqual([403, 403, 403])
  expect((await call(auditor, 'POST', '', wanted)).status).toBe(403)
  // One of the whole shop looks after people, and lacks what the scope would let a program do.
  const manager = (await openStaff(shop, 'manager')).cookie
  expect(await everyTouch(manager, path)).toEqual([403, 403, 403])
  expect((await call(manager, 'POST', '', wanted)).status).toBe(403)
  const editor = (await openStaff(shop, 'editor')).cookie
  expect((await call(editor, 'GET')).status).toBe(403)
  expect(await everyTouch(owner, unknown)).toEqual([404, 404, 404])
  // A program looks after no program.
  const { token } = await openClient(shop, { scopes: adminScopes })
  expect((await shop.call('GET', `${clients}?siteId=Lamina`, { as: token })).status).toBe(403)
  // Nor anybody without their second factor.
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 12 * 60_000))
  expect((await call(owner, 'POST', '', wanted)).body.type).toContain('step-up-required')
})

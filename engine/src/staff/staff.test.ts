import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChain } from '../audit/index.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { commandLineContext } from '../kernel/admin-context.ts'
import { addDemoStaff, changeRoles, inviteStaff, listStaff, parseAssignments } from './index.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const merchant = () => shop.engine.merchantContext()
const invite = async (email: string, roles: string) => {
  const ctx = await merchant()
  const wanted = { operation: 'staff invite', email, roles: await parseAssignments(ctx, roles) }
  return inviteStaff(commandLineContext(ctx), wanted)
}
const give = async (email: string, roles: string) => {
  const ctx = await merchant()
  const wanted = { operation: 'staff roles', email, roles: await parseAssignments(ctx, roles) }
  return changeRoles(commandLineContext(ctx), wanted)
}
const join = (email: string) =>
  shop.database.pool.query('update staff_member set joined_at = created_at where email = $1', [email])
const member = async (email: string) => (await listStaff(await merchant())).find((one) => one.email === email)
const invitations = async (id: string) => {
  const { rows } = await shop.database.pool.query<{ hash: string; used: boolean }>(
    'select hash, used_at is not null as used from staff_invitation where staff_id = $1 order by created_at',
    [id],
  )
  return rows
}

test('somebody is invited with roles in places; the link is not kept, a second one voids the first', async () => {
  const first = await invite('Ana@Obra.example ', 'clerk@SV-SS01,desk@SV')
  expect(await member('ana@obra.example')).toMatchObject({
    joinedAt: null,
    roles: [
      { role: 'clerk', country: 'SV', storeId: 'SV-SS01' },
      { role: 'desk', country: 'SV' },
    ],
  })
  const second = await invite('ana@obra.example', 'auditor')
  expect(second.id).toBe(first.id)
  expect((await member('ana@obra.example'))?.roles).toEqual([{ role: 'auditor' }])
  const kept = await invitations(first.id)
  expect(kept.map(({ used }) => used)).toEqual([true, false])
  for (const { link } of [first, second]) {
    const secret = link.split('#')[1] ?? ''
    expect(secret.length).toBeGreaterThan(40)
    expect(JSON.stringify(kept)).not.toContain(secret)
  }
})

test('the mail of an invitation waits encrypted', async () => {
  const { link } = await invite('sello@obra.example', 'auditor')
  const { rows } = await shop.database.pool.query<{ data: object }>(
    `select data from pgboss.job where name = 'mail.send'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(link.split('#')[1])
})

test.each([
  ['', /one role at least/],
  ['boss', /no role/],
  ['clerk', /name one/],
  ['clerk@SV', /name one/],
  ['desk@SV-SS01', /not of a store/],
  ['owner@SV', /whole shop/],
  ['manager@PA', /no store 'PA'/],
  ['clerk@SV-XX99', /no store/],
])('the roles "%s" are refused', async (roles, reason) => {
  await expect(invite('nadie@obra.example', roles)).rejects.toThrow(reason)
  expect(await member('nadie@obra.example')).toBeUndefined()
})

test('the last owner who has joined stays one; of two who step down at once one stays', async () => {
  for (const email of ['uno@obra.example', 'dos@obra.example', 'tres@obra.example'])
    await invite(email, 'owner')
  await join('uno@obra.example')
  await expect(give('uno@obra.example', 'auditor')).rejects.toThrow(/without an owner/)
  await expect(invite('uno@obra.example', 'auditor')).rejects.toThrow(/without an owner/)
  await join('dos@obra.example')
  const both = await Promise.allSettled([
    give('uno@obra.example', 'auditor'),
    give('dos@obra.example', 'auditor'),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('each change stands in the log, which names nobody by address', async () => {
  const { id } = await invite('rastro@obra.example', 'desk@SV')
  await give('rastro@obra.example', 'support@SV')
  const { rows } = await shop.database.pool.query<{ operation: string; change: string }>(
    'select operation, change, actor from audit_entry where subject_id = $1 order by seq',
    [id],
  )
  expect(rows.map(({ operation, change }) => [operation, JSON.parse(change)])).toEqual([
    ['staff invite', { after: { roles: ['desk@SV'] } }],
    ['staff roles', { before: { roles: ['desk@SV'] }, after: { roles: ['support@SV'] } }],
  ])
  expect(JSON.stringify(rows)).not.toContain('rastro')
  expect(await verifyChain(await merchant())).toMatchObject({ valid: true })
})

test('in production nobody has an address of a demonstration', async () => {
  const ctx = { ...(await merchant()), production: true }
  const roles = await parseAssignments(ctx, 'owner')
  const wanted = { operation: 'staff invite', email: 'owner@lamina.example', roles }
  await expect(inviteStaff(commandLineContext(ctx), wanted)).rejects.toThrow(/no mail address/)
  const person = { email: 'owner@lamina.example', name: 'X', roles: 'owner' }
  await expect(addDemoStaff(ctx, [person], 'Techo2026!')).rejects.toThrow(/production/)
})

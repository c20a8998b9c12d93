import type { OrderShop } from '../../orders/testing.ts'
import { addDemoStaff } from '../../staff/index.ts'
import { callAsStaff, staffPassword, typePassword, usersPath } from '../../staff/testing.ts'

type More = { body?: unknown; headers?: Record<string, string> }

/** Sessions of people with roles as the command line writes them (`clerk@SV-SS01,desk@GT`), each opened once. */
export const staffSessions = (shop: OrderShop) => {
  const sessions = new Map<string, Promise<{ cookie: string; id: string; email: string }>>()
  const open = async (roles: string) => {
    // Before anything is waited for: several are opened at once.
    const email = `p${sessions.size}@lamina.example`
    const ctx = await shop.engine.merchantContext()
    await addDemoStaff(ctx, [{ email, name: roles, roles }], staffPassword)
    const { cookie = '' } = await typePassword(shop, email)
    const { body } = await callAsStaff(shop, cookie, 'GET', `${usersPath}/users/this`)
    return { cookie, id: String(body.userId), email }
  }
  const session = (assignments: string) => {
    const known = sessions.get(assignments)
    if (known) return known
    const opened = open(assignments)
    sessions.set(assignments, opened)
    return opened
  }
  const call = async (assignments: string, method: string, path: string, more: More = {}) => {
    const { cookie } = await session(assignments)
    return callAsStaff(shop, cookie, method, `${path}?siteId=Lamina`, more)
  }
  return { session, call }
}

/** The same call on a thing elsewhere and on one that is not there: word for word the same but for its name. */
export const bare = (answer: { status: number; body: unknown }, name: string) =>
  JSON.stringify([answer.status, answer.body]).replaceAll(name, '…')

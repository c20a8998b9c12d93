import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { commandLineContext } from '../kernel/admin-context.ts'
import type { TestEngine } from '../testing.ts'
import { inviteStaff, parseAssignments } from './index.ts'

export const usersPath = '/custom/users/v1/organizations/f_ecom_lmna_001'
export const staffPassword = 'Cumbrera-Roja 84!'

type Shop = Pick<TestEngine, 'app' | 'call' | 'engine' | 'clock'>
type Answer = { status: number; body: Record<string, unknown>; cookie?: string }

const own = { 'x-session': 'cookie' }

/** Calls as a page of the shop does, with the cookie of a session. */
export const callAsStaff = async (
  shop: Shop,
  cookie: string | undefined,
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string>; ip?: string } = {},
): Promise<Answer & { headers: Record<string, unknown> }> => {
  const response = await shop.app.inject({
    method: method as 'GET',
    url: path,
    headers: { ...own, ...(cookie ? { cookie } : {}), ...options.headers },
    ...(options.ip ? { remoteAddress: options.ip } : {}),
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  })
  const given = /^(__Host-staff=[\w-]{43});/.exec(String(response.headers['set-cookie'] ?? ''))?.[1]
  return {
    status: response.statusCode,
    body: response.body === '' ? {} : response.json<Answer['body']>(),
    headers: response.headers,
    ...(given ? { cookie: given } : {}),
  }
}

/** Gives the app's code of the present step, or of the one after where a code of this was used already. */
export const authenticator = (shop: Pick<TestEngine, 'clock'>, secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  let last = 0
  return {
    /** Never the same twice; moves the clock on where it has to. */
    next: () => {
      const now = shop.clock.now().getTime()
      let step = Math.floor(now / 30_000)
      if (step <= last) {
        step = last + 1
        shop.clock.moveTo(new Date(step * 30_000 + 1_000))
      }
      last = step
      return totp.generate({ timestamp: step * 30_000 })
    },
  }
}

/** The secret of a new invitation, as it stands in the mailed link. */
export const inviteTo = async (shop: Shop, email: string, roles: string) => {
  const ctx = await shop.engine.merchantContext()
  const now = shop.clock.now()
  const wanted = { operation: 'staff invite', email, roles: await parseAssignments(ctx, roles) }
  const { id, link } = await inviteStaff({ ...commandLineContext(ctx), now }, wanted)
  return { id, token: link.split('#')[1] ?? '' }
}

/** A person who was invited, has accepted and is signed in. */
export const openStaff = async (shop: Shop, roles: string, email = `${randomUUID()}@tienda.com.sv`) => {
  const { id, token } = await inviteTo(shop, email, roles)
  const read = await callAsStaff(shop, undefined, 'POST', `${usersPath}/staff-invitations/read`, {
    body: { token },
  })
  const app = authenticator(shop, (read.body as { totp: { secret: string } }).totp.secret)
  const accepted = await callAsStaff(shop, undefined, 'POST', `${usersPath}/staff-invitations/accept`, {
    body: { token, name: 'Ana Prueba', password: staffPassword, code: app.next() },
  })
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body))
  const { recoveryCodes } = accepted.body as { recoveryCodes: string[] }
  return { id, email, app, token, recoveryCodes, cookie: accepted.cookie ?? '' }
}

/** The password's step of signing in. */
export const typePassword = (shop: Shop, login: string, password = staffPassword, ip?: string) =>
  callAsStaff(shop, undefined, 'POST', `${usersPath}/staff-sessions`, {
    body: { login, password },
    ...(ip ? { ip } : {}),
  })

/** The second factor's step. */
export const showFactor = (shop: Shop, challenge: unknown, proof: { code?: string; recoveryCode?: string }) =>
  callAsStaff(shop, undefined, 'POST', `${usersPath}/staff-sessions/second-factor`, {
    body: { challenge, ...proof },
  })

import type { ShopSite } from '../api/shop.ts'
import type { EngineAnswer } from './engine-client.ts'
import { tokensIn } from './login-calls.ts'
import type { Session, Tokens } from './session.ts'

const secretMembers = ['access_token', 'refresh_token', 'id_token', 'idp_access_token', 'idp_refresh_token']

const oauthCall = (path: string) =>
  /^\/shopper\/auth\/v1\/organizations\/[^/]+\/oauth2\/([\w/-]+)/.exec(path)?.[1]

/** What our server does about a SLAS call that a page makes with its cookie. */
export type OauthUse = 'token' | 'logout' | 'form' | 'navigate' | undefined
export const oauthUseOf = (path: string, method: string): OauthUse => {
  const call = oauthCall(path)
  if (call === undefined) return undefined
  if (call === 'logout') return 'logout'
  if (call === 'authorize') return 'navigate'
  if (method === 'POST' && /^(?:token|passwordless\/token|session-bridge\/token)$/.test(call)) return 'token'
  return method === 'POST' ? 'form' : undefined
}

/** A form with what the page cannot read: the visit's id, and the refresh token where one is asked for. */
export const completeForm = (body: Uint8Array | undefined, session: Session): string => {
  const form = new URLSearchParams(body ? Buffer.from(body).toString('utf8') : '')
  if (!form.get('usid') && session.usid) form.set('usid', session.usid)
  if (form.get('grant_type') === 'refresh_token' && session.refreshToken)
    form.set('refresh_token', session.refreshToken)
  return form.toString()
}

const withQuery = (path: string, extra: Record<string, string | undefined>) => {
  const [plain = '', query = ''] = path.split('?', 2)
  const search = new URLSearchParams(query)
  for (const [name, value] of Object.entries(extra)) if (value && !search.get(name)) search.set(name, value)
  return `${plain}?${search}`
}

/** A logout with the refresh token that the page cannot read. */
export const completeLogout = (path: string, session: Session, { id, clientId }: ShopSite) =>
  withQuery(path, { refresh_token: session.refreshToken, client_id: clientId, channel_id: id })

/** An authorize URL that carries the guest's visit, so that their basket survives the way through another site. */
export const completeAuthorize = (path: string, session: Session) => withQuery(path, { usid: session.usid })

/** A token answer without its secrets: they stay in cookies. */
export const blankTokens = (answer: EngineAnswer): { tokens?: Tokens; body: Buffer } => {
  const tokens = tokensIn(answer)
  if (!tokens) return { body: answer.body }
  const body: Record<string, unknown> = { ...tokens }
  for (const name of secretMembers) if (name in body) body[name] = ''
  return { tokens, body: Buffer.from(JSON.stringify(body)) }
}

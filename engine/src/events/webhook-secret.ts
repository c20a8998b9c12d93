import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Ctx } from '../kernel/context.ts'
import { seal, unseal } from '../kernel/seal.ts'
import type { Webhook } from './queries.ts'

type Scope = Pick<Ctx, 'secretKey'>

const keyOf = ({ secretKey }: Scope) =>
  Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'secret of a webhook', 32))

const prefix = 'whsec_'

/** A secret as receivers' libraries take it, and as it is kept. */
export const newWebhookSecret = (ctx: Scope): { secret: string; sealed: string } => {
  const secret = prefix + randomBytes(24).toString('base64')
  return { secret, sealed: seal(keyOf(ctx), secret) }
}

const sign = (secret: string, content: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(content)
    .digest('base64')}`

/** The headers of a message by the Standard Webhooks convention, signed with each secret that is valid. Throws where none is. */
export const signedHeaders = (
  ctx: Scope & Pick<Ctx, 'now'>,
  { secret, previousSecret, previousUntil }: Webhook,
  { id, body }: { id: string; body: string },
): Record<string, string> => {
  const isPreviousValid = previousUntil !== null && previousUntil > ctx.now
  const secrets = [secret, ...(isPreviousValid && previousSecret !== null ? [previousSecret] : [])].flatMap(
    (sealed) => unseal(keyOf(ctx), sealed) ?? [],
  )
  if (secrets.length === 0) throw new Error('the secret was made with another SECRET_KEY: ask for a new one')
  const timestamp = String(Math.floor(ctx.now.getTime() / 1000))
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((one) => sign(one, `${id}.${timestamp}.${body}`)).join(' '),
  }
}

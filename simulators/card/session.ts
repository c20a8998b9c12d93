import { createHmac, randomBytes } from 'node:crypto'

const key = randomBytes(32)
const hourMs = 3_600_000

const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** Which pages may hold the card fields: decided by the merchant's server, carried by the frame's address. */
export const fieldsSession = {
  open: (targetOrigins: string[], now: Date): string => {
    const content = Buffer.from(
      JSON.stringify({ targetOrigins, expiresAt: now.getTime() + hourMs }),
    ).toString('base64url')
    return `${content}.${sign(content)}`
  },
  /** The origins; undefined when the session is not ours or over. */
  read: (session: string, now: Date): string[] | undefined => {
    const [content = '', signature] = session.split('.')
    if (signature !== sign(content)) return undefined
    const { targetOrigins, expiresAt } = JSON.parse(Buffer.from(content, 'base64url').toString()) as {
      targetOrigins: string[]
      expiresAt: number
    }
    return expiresAt > now.getTime() ? targetOrigins : undefined
  },
}

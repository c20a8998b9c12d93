import { createHash, randomBytes } from 'node:crypto'

/** What the person typed into the page. */
export type Person = { email: string; name: string; verified: boolean }

/** A code that waits for its exchange. */
export type Grant = {
  person: Person
  clientId: string
  redirectUri: string
  nonce: string | undefined
  codeChallenge: string | undefined
  expiresAt: number
}

const codeMs = 60_000

/** Codes, each good for one exchange within a minute. */
export const createGrants = () => {
  const grants = new Map<string, Grant>()
  return {
    open: (grant: Omit<Grant, 'expiresAt'>): string => {
      const code = randomBytes(24).toString('base64url')
      grants.set(code, { ...grant, expiresAt: Date.now() + codeMs })
      return code
    },
    take: (code: string): Grant | undefined => {
      const grant = grants.get(code)
      grants.delete(code)
      return grant && grant.expiresAt > Date.now() ? grant : undefined
    },
  }
}

/** The provider's key of a person. */
export const subjectOf = ({ email }: Person): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 21)

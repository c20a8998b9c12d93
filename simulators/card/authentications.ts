import { randomBytes, randomUUID } from 'node:crypto'
import type { StoredToken } from './sessions.ts'
import type { Behaviour } from './test-cards.ts'

export type ChallengeAnswer = 'complete' | 'fail' | 'abandon'

/** A cardholder who is challenged by their bank. */
export type Authentication = {
  id: string
  accessToken: string
  jti: string
  behaviour: Behaviour
  amount: number
  currency: string
  returnUrl: string
  answer: ChallengeAnswer | undefined
}

/** 3-D Secure: the setups by token, and the challenges. */
export const createAuthentications = () => {
  const setups = new Map<string, { jti: string; accessToken: string }>()
  const authentications = new Map<string, Authentication>()
  return {
    setUp: (token: StoredToken) => {
      const setup = {
        referenceId: randomUUID(),
        accessToken: `setup.${randomBytes(24).toString('base64url')}`,
      }
      setups.set(setup.referenceId, { jti: token.jti, accessToken: setup.accessToken })
      return setup
    },
    /** Whether this reference was set up for that token. */
    isSetUp: (referenceId: string | undefined, jti: string) =>
      referenceId !== undefined && setups.get(referenceId)?.jti === jti,
    /** The reference that a browser's device data belong to. */
    referenceOf: (accessToken: string) =>
      [...setups].find(([, setup]) => setup.accessToken === accessToken)?.[0],
    begin: (given: Pick<Authentication, 'jti' | 'behaviour' | 'amount' | 'currency' | 'returnUrl'>) => {
      const authentication: Authentication = {
        ...given,
        id: randomBytes(15).toString('base64url').replaceAll(/[-_]/g, 'x'),
        accessToken: `step.${randomBytes(24).toString('base64url')}`,
        answer: undefined,
      }
      authentications.set(authentication.id, authentication)
      return authentication
    },
    find: (id: string | undefined) => (id === undefined ? undefined : authentications.get(id)),
    findByToken: (accessToken: string) =>
      [...authentications.values()].find((one) => one.accessToken === accessToken),
  }
}

export type Authentications = ReturnType<typeof createAuthentications>

import { identityInUse, onlyWayIn, updatePassword } from '../customers/index.ts'
import type { OperationContract } from '../kernel/contract.ts'
import { badRequest, notFound, tooManyRequests } from '../kernel/problem.ts'
import { Body, Open, Type } from '../kernel/schema.ts'
import { invalidRequest, recentSignInRequired, unknownProvider } from './problems.ts'

const tooMany = tooManyRequests(1)

const pendingIdentity = Type.String({ maxLength: 4096 })
const email = Type.String({ maxLength: 150 })

const provider = Type.String({ maxLength: 32 })
const currentPassword = Type.Optional(Type.String({ maxLength: 1024 }))

/** Of a customer alone, below their own id. */
const own = { auth: 'registered', params: Type.Object({ customerId: Type.String() }) } as const

/** An account at a provider that opens the customer's. */
export const CustomerIdentity = Open('CustomerIdentity', {
  provider: Type.String(),
  since: Type.String(),
})

const CustomerIdentities = Open('CustomerIdentities', { identities: Type.Array(CustomerIdentity) })

/**
 * Proving an address that no identity provider vouches for; joining providers' accounts to one's own and removing them.
 */
export const identityContract = {
  sendIdentityCode: {
    body: Body('identity_code', { pendingIdentity, email }),
    problems: [badRequest, invalidRequest, tooMany],
  },
  confirmIdentity: {
    body: Body('identity_confirmation', { pendingIdentity, email, code: Type.String({ maxLength: 20 }) }),
    answer: Open('IdentityConfirmed', { code: Type.String(), usid: Type.String() }),
    problems: [invalidRequest, tooMany],
  },
  getCustomerIdentities: { ...own, answer: CustomerIdentities, problems: [notFound] },
  beginIdentityJoin: {
    ...own,
    body: Body('identity_join', {
      provider,
      redirectUri: Type.String({ minLength: 1, maxLength: 2048 }),
      state: Type.String({ maxLength: 2048 }),
      currentPassword,
    }),
    answer: Open('IdentityJoinBegun', { url: Type.String() }),
    problems: [invalidRequest, unknownProvider, updatePassword, recentSignInRequired, notFound, tooMany],
  },
  confirmIdentityJoin: {
    ...own,
    body: Body('identity_join_confirmation', { identityToJoin: Type.String({ maxLength: 4096 }) }),
    answer: CustomerIdentities,
    problems: [invalidRequest, identityInUse, notFound],
  },
  removeIdentity: {
    ...own,
    body: Body('identity_removal', { provider, currentPassword }),
    answer: CustomerIdentities,
    problems: [updatePassword, recentSignInRequired, onlyWayIn, notFound, tooMany],
  },
} as const satisfies Record<string, OperationContract>

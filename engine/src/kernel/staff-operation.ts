import type { Ctx } from './context.ts'
import type { Answer, Input, OperationContract, RouteString } from './contract.ts'
import type { Declared, Reply } from './operation.ts'
import { unauthorized } from './problem.ts'

/** Who is signed in, and where. */
export type SignedInStaff = {
  id: string
  /** What they are called: by their address until they have said their name. */
  name: string
  sessionId: string
  /** Whether they have shown their second factor a short while ago. */
  isProven: boolean
  /** How they can show it once more. */
  methods: readonly ProofMethod[]
}
export type ProofMethod = 'passkey' | 'totp' | 'recovery-code' | 'password' | 'directory'

/** What a call by which people of the merchant come, go and look after their own access may know. */
export type StaffContext = Omit<Ctx, 'shopper' | 'audience'> & {
  staff: SignedInStaff | undefined
  userAgent: string
}

/** The contract of such a call; who may make it has to be said. */
export type StaffOperationContract = Omit<OperationContract, 'auth' | 'errors' | 'consumes'> & {
  by: 'anybody' | 'staff'
}

export type StaffOperation<C extends StaffOperationContract> = (
  ctx: StaffContext,
  input: Input<C>,
) => Promise<Answer<C> | Reply<Answer<C> | undefined>>

/** A module of such calls as http and OpenAPI see it: three records with equal keys. */
export type StaffModule = {
  name: string
  routes: Record<string, RouteString>
  contract: Record<string, StaffOperationContract>
  operations: Record<string, StaffOperation<StaffOperationContract>>
}

/** Joins routes, contracts and operations as `defineModule` does for shoppers. */
export const defineStaffModule = <
  R extends Record<string, RouteString>,
  C extends { [K in keyof R]: StaffOperationContract },
  O extends { [K in keyof R]: StaffOperation<C[K]> },
>(module: {
  name: string
  routes: R
  contract: C
  operations: O & { [K in keyof R]: Declared<C[K], O[K]> }
}): StaffModule => module

/** Who is signed in. Problem: 401. */
export const knownStaff = ({ staff }: Pick<StaffContext, 'staff'>): SignedInStaff => {
  if (!staff) throw unauthorized('Sign in first.')
  return staff
}

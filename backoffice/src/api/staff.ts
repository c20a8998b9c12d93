import type { directoryContract } from '../../../engine/src/staff/directory/contract.ts'
import { directoryRoutes } from '../../../engine/src/staff/directory/routes.ts'
import type { passkeyContract } from '../../../engine/src/staff/passkey-contract.ts'
import { passkeyRoutes } from '../../../engine/src/staff/passkey-routes.ts'
import type { presenceContract } from '../../../engine/src/staff/presence/contract.ts'
import { presenceRoutes } from '../../../engine/src/staff/presence/routes.ts'
import type { savedViewContract } from '../../../engine/src/staff/saved-views/contract.ts'
import { savedViewRoutes, sharedViewRoutes } from '../../../engine/src/staff/saved-views/routes.ts'
import type { sharedViewContract } from '../../../engine/src/staff/saved-views/shared-contract.ts'
import type { signInContract } from '../../../engine/src/staff/sign-in-contract.ts'
import { signInRoutes } from '../../../engine/src/staff/sign-in-routes.ts'
import type { Answer, CallInput } from './operation.ts'
import { defineOperations } from './operation.ts'

export const signIn = defineOperations<typeof signInContract>(signInRoutes)
export const savedViews = defineOperations<typeof savedViewContract>(savedViewRoutes)
export const sharedViews = defineOperations<typeof sharedViewContract>(sharedViewRoutes)
export const presence = defineOperations<typeof presenceContract>(presenceRoutes)
export const directory = defineOperations<typeof directoryContract>(directoryRoutes)
export const passkeys = defineOperations<typeof passkeyContract>(passkeyRoutes)

/** Who is signed in, and what they may do where. */
export type Person = Answer<typeof signInContract.getUsersThis>

export type RoleName = NonNullable<
  NonNullable<CallInput<typeof sharedViewContract.createSharedView>['body']>['role']
>
const everyRole: Record<RoleName, true> = {
  clerk: true,
  foreman: true,
  desk: true,
  support: true,
  editor: true,
  marketing: true,
  finance: true,
  manager: true,
  owner: true,
  auditor: true,
}
/** The roles that there are. */
export const roleNames = Object.keys(everyRole) as RoleName[]

import type { directoryContract } from '../../../engine/src/staff/directory/contract.ts'
import { directoryRoutes } from '../../../engine/src/staff/directory/routes.ts'
import type { passkeyContract } from '../../../engine/src/staff/passkey-contract.ts'
import { passkeyRoutes } from '../../../engine/src/staff/passkey-routes.ts'
import type { savedViewContract } from '../../../engine/src/staff/saved-views/contract.ts'
import { savedViewRoutes } from '../../../engine/src/staff/saved-views/routes.ts'
import type { signInContract } from '../../../engine/src/staff/sign-in-contract.ts'
import { signInRoutes } from '../../../engine/src/staff/sign-in-routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const signIn = defineOperations<typeof signInContract>(signInRoutes)
export const savedViews = defineOperations<typeof savedViewContract>(savedViewRoutes)
export const directory = defineOperations<typeof directoryContract>(directoryRoutes)
export const passkeys = defineOperations<typeof passkeyContract>(passkeyRoutes)

/** Who is signed in, and what they may do where. */
export type Person = Answer<typeof signInContract.getUsersThis>

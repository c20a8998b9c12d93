import type { privacyContract } from '../../../engine/src/privacy/contract.ts'
import { privacyRoutes } from '../../../engine/src/privacy/routes.ts'
import { defineOperations } from './operation.ts'

export const privacy = defineOperations<typeof privacyContract>(privacyRoutes)

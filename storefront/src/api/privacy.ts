import type { privacyContract } from '../../../engine/src/privacy/contract.ts'
import { privacyRoutes } from '../../../engine/src/privacy/routes.ts'
import { typed } from './operation.ts'

export const privacy = typed<typeof privacyContract>(privacyRoutes)

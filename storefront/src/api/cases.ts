import type { casesContract } from '../../../engine/src/cases/contract.ts'
import { casesRoutes } from '../../../engine/src/cases/routes.ts'
import { typed } from './operation.ts'

export const cases = typed<typeof casesContract>(casesRoutes)

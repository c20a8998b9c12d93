import type { casesContract } from '../../../engine/src/cases/contract.ts'
import { casesRoutes } from '../../../engine/src/cases/routes.ts'
import type { Env } from './env.tsx'
import { type Answer, defineOperations } from './operation.ts'
import { query } from './query.ts'

export const cases = defineOperations<typeof casesContract>(casesRoutes)

/** A case as the customer who wrote it reads it. */
export type ServiceCase = Answer<typeof casesContract.getCases>['data'][number]

/** The customer's cases, newest first, at most 100. */
export const casesQuery = (env: Env) => query(env, cases.getCases)

import type { reportContract } from '../../../engine/src/reports/contract.ts'
import { reportRoutes } from '../../../engine/src/reports/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const reports = defineOperations<typeof reportContract>(reportRoutes)

/** What a country sold on a day and in a week, and a year before. */
export type CountryFigures = Answer<typeof reportContract.getFigures>['data'][number]

import type { reportContract } from '../../../engine/src/reports/contract.ts'
import { reportRoutes } from '../../../engine/src/reports/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const reports = defineOperations<typeof reportContract>(reportRoutes)

/** What was sold on a day, in a country or store. */
export type SalesDay = Answer<typeof reportContract.getSeries>['data'][number]
export type Funnel = Answer<typeof reportContract.getFunnel>['data'][number]
export type StockHealth = Answer<typeof reportContract.getStockHealth>['data'][number]
/** What a country sold on a day and in a week, and a year before. */
export type CountryFigures = Answer<typeof reportContract.getFigures>['data'][number]

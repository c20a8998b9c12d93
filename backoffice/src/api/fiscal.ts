import type { fiscalContract } from '../../../engine/src/fiscal/contract.ts'
import { fiscalRoutes } from '../../../engine/src/fiscal/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const fiscal = defineOperations<typeof fiscalContract>(fiscalRoutes)

/** A tax document that the bookkeeping issues for a paid order. */
export type FiscalDocument = Answer<typeof fiscalContract.searchFiscalDocuments>['data'][number]
export type CreditNote = Answer<typeof fiscalContract.searchFiscalDocuments>['creditNotes'][number]
export type FiscalFault = FiscalDocument['faults'][number]
/** With its receiver and lines. */
export type WholeFiscalDocument = Answer<typeof fiscalContract.getFiscalDocument>

import type { plantContract } from '../../../engine/src/plant/contract.ts'
import { plantRoutes } from '../../../engine/src/plant/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const plant = defineOperations<typeof plantContract>(plantRoutes)

export type CutPlan = Answer<typeof plantContract.getCutPlan>
/** What is cut of one material. */
export type CutGroup = CutPlan['groups'][number]
/** What is cut of one coil, bar or offcut. */
export type CutRun = CutGroup['runs'][number]
export type PlannedPiece = CutRun['pieces'][number]
export type CutLabel = Answer<typeof plantContract.getCutLabels>['data'][number]
/** A coil, bars of a length, or an offcut. */
export type Strip = Answer<typeof plantContract.putCoil>
export type RunRow = Answer<typeof plantContract.getRunBoard>['data'][number]
/** What is done about goods that lack metres; null takes it back. */
export type RunDecision = {
  decision: 'offer' | 'wait' | 'substitute' | 'cut' | null
  until?: string
  storeId?: string
  note?: string
}

import type { IsoDate } from '../../../facts/dates.ts'
import type { Millimetres } from '../../../facts/length.ts'
import type { StripKind } from './queries.ts'

/** Pieces of an order's line. */
export type PlannedPiece = {
  orderNo: string
  itemId: string
  sku: string
  /** The master: what the machine is set up for. */
  profile: string
  lengthMm: Millimetres
  quantity: number
  cut: number
  due: IsoDate | null
  customerName: string
}

/** What is cut of one strip. */
export type Run = {
  id: string
  stripId: string
  stripKind: StripKind
  pieces: PlannedPiece[]
  /** Profiles that a coil is set up for, and those it was. */
  setups: string[]
  setUp: string[]
  /** What is left once all is cut. */
  restMm: Millimetres
  rest: 'coil' | 'offcut' | 'scrap'
  /** What the saw takes. */
  sawMm: Millimetres
  isDone: boolean
}

export type Group = {
  id: string
  kind: 'coil' | 'bar'
  material: string
  takenMm: Millimetres
  boundMm: Millimetres
  isProven: boolean
  runs: Run[]
  lacking: PlannedPiece[]
}

export type PlanSettings = {
  day: IsoDate
  setupMm: Millimetres
  kerfMm: Millimetres
  leastOffcutMm: Millimetres
}

/** A plan as it is stored: what was settled, and how far it has come. */
export type PlanDocument = PlanSettings & { groups: Group[] }

export const piecesLeft = ({ quantity, cut }: PlannedPiece): number => quantity - cut

export const lengthOf = (pieces: readonly PlannedPiece[]): Millimetres =>
  pieces.reduce((sum, { lengthMm, quantity }) => sum + lengthMm * quantity, 0)

/** What is lost by a run, whatever has been cut of it so far. */
export const wasteOf = ({ setups, sawMm, rest, restMm }: Run, setupMm: Millimetres): Millimetres =>
  setups.length * setupMm + sawMm + (rest === 'scrap' ? restMm : 0)

/** The first day that one of these is due. */
export const firstDue = (pieces: readonly PlannedPiece[]): IsoDate | undefined =>
  pieces
    .flatMap(({ due }) => (due === null ? [] : [due]))
    .toSorted()
    .at(0)

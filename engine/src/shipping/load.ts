import { multiplyRatio } from '../../../facts/money.ts'
/** What has to be carried: it decides vehicle, trips and price. */
export type Load = {
  grams: number
  /** The longest single piece. */
  longestMm: number
  /** Whether a courier may carry every piece. */
  courier: boolean
}

/** What carrying reads of a product: a `Sellable` has it. Grams of one piece, of one metre for cut goods. */
export type Carried = {
  weightGrams: number
  longestSideMm: number | undefined
  lengthMm: number | undefined
  courier: boolean
}

/** Pieces of one product; `lengthMm` where the shopper chose it. */
export type Parcel = { sellable: Carried; pieces: number; lengthMm: number | undefined }

const gramsOf = ({ sellable, pieces, lengthMm }: Parcel) =>
  lengthMm === undefined
    ? sellable.weightGrams * pieces
    : multiplyRatio(sellable.weightGrams * pieces, lengthMm, 1000)

const longestOf = ({ sellable, lengthMm }: Parcel) =>
  lengthMm ?? sellable.longestSideMm ?? sellable.lengthMm ?? 0

/** Sums weights and finds the longest piece. Grams per metre count at the chosen length. */
export const loadOf = (parcels: readonly Parcel[]): Load => ({
  grams: parcels.reduce((total, parcel) => total + gramsOf(parcel), 0),
  longestMm: Math.max(0, ...parcels.map(longestOf)),
  courier: parcels.every(({ sellable }) => sellable.courier),
})

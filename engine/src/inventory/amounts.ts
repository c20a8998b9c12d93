import { metresToMm, mmToMetres } from '../../../facts/length.ts'
import { badRequest } from '../kernel/problem.ts'

/** What is counted of a product: pieces, or millimetres where it is cut. */
export type Counted = { sku: string; isCut: boolean }

/** As callers see it: pieces, or metres. */
export const amountView = (amount: number, { isCut }: Pick<Counted, 'isCut'>): number =>
  isCut ? mmToMetres(amount) : amount

/** As it is stored, of a count or a difference. Problem: 400 for parts of a piece, or of a millimetre. */
export const readCountedAmount = (amount: number, { sku, isCut }: Counted, property: string): number => {
  const size = isCut ? metresToMm(Math.abs(amount)) : Math.abs(amount)
  if (size === undefined || !Number.isSafeInteger(size))
    throw badRequest(
      `'${sku}' is counted in ${isCut ? 'metres with up to three decimals' : 'whole pieces'}, not ${amount}.`,
      { property },
    )
  return amount < 0 ? -size : size
}

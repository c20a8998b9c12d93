import type { Fit } from './agree.ts'
import { normalizeText } from './normalize-text.ts'
import type { Token } from './tokens.ts'

/**
 * Where the line names a unit, only goods sold by it, if there are any; where none of them has the size it asks for and
 * others have, those, as nobody wants another size for its unit.
 */
export function matchUnit<Row extends Fit>(fits: readonly Row[], unit: string | undefined): readonly Row[] {
  if (unit === undefined || isPiece(unit)) return fits
  const byValue = new Set(
    fits.filter((fit) => hasUnitValue(fit, unit)).map(({ candidate }) => candidate.product.id),
  )
  const sold = fits.filter((fit) =>
    byValue.has(fit.candidate.product.id) ? hasUnitValue(fit, unit) : fit.candidate.product.unit === unit,
  )
  if (sold.length === 0) return fits
  if (sold.some(isOfSize)) return sold
  const sized = fits.filter((fit) => isOfSize(fit) && !isSoldBy(fit, unit))
  return sized.length > 0 ? sized : sold
}

/** Whether no measure of the line contradicts these goods. */
const isOfSize = ({ unexplained }: Fit): boolean => !unexplained.some(isMeasure)

/** A size that no goods have contradicts them; a word too many may say nothing. */
export const isMeasure = ({ kind }: Token): boolean => kind !== 'word'

/** Whether a unit counts single pieces. */
export const isPiece = (unit: string) => unit === 'pieza' || unit === 'unidad'

/** `cubeta` of `cubeta 5 gal`. */
const hasUnitValue = ({ candidate }: Fit, unit: string): boolean =>
  candidate.values.some(({ value }) => normalizeText(value).split(' ')[0] === normalizeText(unit))

/** Whether goods are sold by a unit. */
export const isSoldBy = (fit: Fit, unit: string): boolean =>
  fit.candidate.product.unit === unit || hasUnitValue(fit, unit)

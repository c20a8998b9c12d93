import { lengthOfText } from '../../../../trade/length-text.ts'

/** What a saw can take, in millimetres. */
export const mostSawMm = 50

/**
 * What a saw takes, as it is typed: millimetres, or with another unit (`1/8"`). Undefined for what is none: as nothing it would
 * be a plan that does not fit its bars.
 */
export const sawMmOf = (text: string): number | undefined => {
  const bare = Number(text.trim().replace(',', '.'))
  const mm = Number.isFinite(bare) ? bare : lengthOfText(text)
  return mm !== undefined && mm >= 0 && mm <= mostSawMm ? Math.round(mm) : undefined
}

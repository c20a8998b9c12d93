/** The answer of a check, and the few steps that several countries share. */

/** What is wrong with a number. The shopper's words for it live in the form. */
export type TaxIdProblem =
  | 'type'
  | 'empty'
  | 'length'
  | 'format'
  | 'place'
  | 'date'
  | 'check-digit'
  | 'placeholder'

/** A warning asks to look again and never blocks; a reason blocks. */
export type TaxIdVerdict =
  | { ok: true; normalized: string; warning?: TaxIdProblem }
  | { ok: false; reason: TaxIdProblem }

export type TaxIdRule = {
  /** Full name and, in it, the short one people say. */
  name: { es: string; en: string }
  /** A made-up number as it is written. */
  example: string
  /** Judges a value without separators, in capitals. */
  check: (value: string) => TaxIdVerdict
  /** Writes a normalized value with its separators. */
  format: (value: string) => string
}

export function accept(normalized: string, warning?: TaxIdProblem): TaxIdVerdict {
  return warning ? { ok: true, normalized, warning } : { ok: true, normalized }
}

export function refuse(reason: TaxIdProblem): TaxIdVerdict {
  return { ok: false, reason }
}

/** Sum of the leading digits, each times its weight. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0)
}

/** 'length' when a run of digits has another length than asked, 'format' when it holds other characters. */
export function digitsProblem(value: string, ...lengths: readonly number[]): TaxIdProblem | undefined {
  if (!/^\d+$/.test(value)) return 'format'
  return lengths.includes(value.length) ? undefined : 'length'
}

/** Whether DDMMYY is a day of some century. */
export function isShortDate(ddmmyy: string): boolean {
  const day = Number(ddmmyy.slice(0, 2))
  const month = Number(ddmmyy.slice(2, 4))
  const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day >= 1 && day <= longest
}

export function allEqual(value: string): boolean {
  return [...value].every((character) => character === value.charAt(0))
}

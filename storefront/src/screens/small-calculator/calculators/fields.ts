import type { CalculatorField } from '../calculator.ts'

/** A length in metres. */
export const metres = (
  name: string,
  label: CalculatorField['label'],
  start: string,
  max = 200,
): CalculatorField => ({ name, label, suffix: 'm', start, min: 0.2, max })

/** One of a few; the first where `start` is not among them. */
export const choice = (
  name: string,
  label: CalculatorField['label'],
  start: string,
  options: NonNullable<CalculatorField['options']>,
): CalculatorField => ({ name, label, start, min: 0, max: 0, options })

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits))

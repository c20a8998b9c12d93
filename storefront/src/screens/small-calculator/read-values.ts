import { type LocaleId, separatorsOf } from '../../../../facts/locales.ts'
import { fractionOfText } from '../../../../trade/fraction-text.ts'
import { lengthOfText } from '../../../../trade/length-text.ts'
import type { CalculatorContext, CalculatorField } from './calculator.ts'

/** What was asked, ready to be reckoned: what stands in each field, its number, and which fields are asked and cannot be read. */
export type ReadValues = {
  values: Record<string, string>
  numbers: Record<string, number>
  asked: readonly CalculatorField[]
  wrong: readonly CalculatorField[]
}

/**
 * Reads the fields of a calculator. One of a few is one of them, whatever an address says: else the one it begins with, or
 * the first. Numbers lie within their limits, thousands written as the locale does, fractions as the trade does (`2 1/2`);
 * lengths may have their unit (`20 pies`).
 */
export const readValues = (
  fields: readonly CalculatorField[],
  given: Readonly<Record<string, string>>,
  context: CalculatorContext,
): ReadValues => {
  const values = Object.fromEntries(
    fields.map((field) => [field.name, valueOf(field, given[field.name], context)]),
  )
  const read = new Map(
    fields.map((field) => [field.name, numberOf(field, values[field.name], context.locale)]),
  )
  const asked = fields.filter((field) => field.asked?.(values) ?? true)
  return {
    values,
    numbers: Object.fromEntries([...read].map(([name, value]) => [name, value ?? 0])),
    asked,
    wrong: asked.filter(({ name, options }) => !options && read.get(name) === undefined),
  }
}

const valueOf = ({ options, start }: CalculatorField, given = '', context: CalculatorContext): string => {
  const offered = options?.(context).map(({ value }) => value)
  if (!offered) return given
  return [given, start].find((value) => offered.includes(value)) ?? offered[0] ?? ''
}

const numberOf = (
  { min, max, whole, options, suffix }: CalculatorField,
  text = '',
  locale: LocaleId,
): number | undefined => {
  if (options) return undefined
  // `1,200` kilograms are thousands where thousands are written so; metres are told to the millimetre.
  const { group } = separatorsOf(locale)
  const inThousands =
    suffix !== 'm' && (group === ',' ? /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/ : /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/)
  const plain = text.trim()
  const written = (inThousands && inThousands.test(plain) ? plain.replaceAll(group, '') : plain).replace(
    ',',
    '.',
  )
  const bare = /^\d*\.?\d+$|^\d+\.$/.test(written)
    ? Number(written)
    : suffix === 'm'
      ? undefined
      : fractionOfText(plain)
  const lengthMm = bare === undefined && suffix === 'm' ? lengthOfText(text) : undefined
  const value = bare ?? (lengthMm === undefined ? undefined : lengthMm / 1000)
  if (value === undefined || value < min || value > max) return undefined
  return whole && !Number.isInteger(value) ? undefined : value
}

/** Tax and personal ids of the six countries: which are asked of whom, and whether a number can be right. */
import type { Bilingual, CountryCode } from './country.ts'
import { costaRica } from './tax-id/costa-rica.ts'
import { ecuador } from './tax-id/ecuador.ts'
import { elSalvador } from './tax-id/el-salvador.ts'
import { foreign } from './tax-id/foreign.ts'
import { guatemala } from './tax-id/guatemala.ts'
import { honduras } from './tax-id/honduras.ts'
import { nicaragua } from './tax-id/nicaragua.ts'
import type { TaxIdRule, TaxIdVerdict } from './tax-id/verdict.ts'
import type { TaxpayerType } from './taxpayer.ts'

export type { TaxIdProblem, TaxIdVerdict } from './tax-id/verdict.ts'

/** The types a shopper may choose [S3.043]. `nit`, `cedula` and `ruc` mean another number in each country. */
export const taxIdTypeIds = ['nit', 'dui', 'dpi', 'rtn', 'rtu', 'cedula', 'cedulaJuridica', 'ruc'] as const

/** What a person from abroad shows instead, where the document of the country has a code for it. */
export const foreignIdTypeIds = ['pasaporte'] as const

export type TaxIdType = (typeof taxIdTypeIds)[number] | (typeof foreignIdTypeIds)[number]

/** Numbers that accompany a tax id and are never chosen as one. */
export type OtherIdType = 'nrc' | 'dni' | 'dimex'

const rules: Record<CountryCode, Partial<Record<TaxIdType | OtherIdType, TaxIdRule>>> = {
  SV: { ...elSalvador, ...foreign },
  GT: guatemala,
  HN: honduras,
  NI: nicaragua,
  CR: costaRica,
  EC: { ...ecuador, ...foreign },
}

/** Per taxpayer, the usual one first: a form starts with it. */
const types: Record<CountryCode, Record<TaxpayerType, readonly TaxIdType[]>> = {
  SV: { natural: ['dui', 'nit', 'pasaporte'], juridico: ['nit'] },
  GT: { natural: ['nit', 'dpi'], juridico: ['nit', 'rtu'] },
  HN: { natural: ['rtn'], juridico: ['rtn'] },
  NI: { natural: ['cedula', 'ruc'], juridico: ['ruc'] },
  CR: { natural: ['cedula'], juridico: ['cedulaJuridica'] },
  EC: { natural: ['cedula', 'ruc', 'pasaporte'], juridico: ['ruc'] },
}

/** The ids a taxpayer of the country may give, the default first [S3.043]. */
export function taxIdTypes(country: CountryCode, taxpayer: TaxpayerType): readonly TaxIdType[] {
  return types[country][taxpayer]
}

export function isTaxIdType(value: unknown): value is TaxIdType {
  return [...taxIdTypeIds, ...foreignIdTypeIds].some((id) => id === value)
}

/** Name of the id for a label; undefined when the country has no such id. */
export function taxIdName(country: CountryCode, type: TaxIdType | OtherIdType): Bilingual | undefined {
  return rules[country][type]?.name
}

/** What people call the id: its initials where it has some ('NIT'), else its name ('Cédula jurídica'). */
export function taxIdShortName(country: CountryCode, type: TaxIdType | OtherIdType): Bilingual | undefined {
  const name = taxIdName(country, type)
  const short = (text: string) => /\(([^)]+)\)$/.exec(text)?.[1] ?? text
  return name && { es: short(name.es), en: short(name.en) }
}

/** A made-up number, written as usual, to show beside the field. */
export function taxIdExample(country: CountryCode, type: TaxIdType | OtherIdType): string | undefined {
  return rules[country][type]?.example
}

/**
 * Judges a number as typed. ok with a warning asks the shopper to look again and never blocks a sale; `normalized`
 * is what to store. A type that the country does not have is refused with 'type'. Never log the value.
 */
export function validateTaxId(
  country: CountryCode,
  type: TaxIdType | OtherIdType,
  value: string,
): TaxIdVerdict {
  const rule = rules[country][type]
  if (!rule) return { ok: false, reason: 'type' }
  const normalized = withoutSeparators(value)
  return normalized === '' ? { ok: false, reason: 'empty' } : rule.check(normalized)
}

/** Writes the separators of a complete number; a number that is not valid is returned as it came. */
export function formatTaxId(country: CountryCode, type: TaxIdType | OtherIdType, value: string): string {
  const verdict = validateTaxId(country, type, value)
  return verdict.ok ? (rules[country][type]?.format(verdict.normalized) ?? value) : value
}

function withoutSeparators(value: string): string {
  return value.replace(/[\s.\-–]/g, '').toUpperCase()
}

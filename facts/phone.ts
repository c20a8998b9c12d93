/** Telephone numbers: the general rule of forms, and the plan of each country. */
import { countries } from './countries.ts'
import type { CountryCode } from './country.ts'
import { applyMask } from './mask.ts'

/** Digits a phone may have [S9.003]. */
export const phoneLength = { min: 8, max: 15 } as const

export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '')
}

/** The rule of every phone field: digits (however separated), 8 to 15 of them [S5.007]. */
export function isPhone(text: string): boolean {
  const digits = digitsOnly(text)
  const separatorsOnly = /^\+?[\d\s().-]*$/.test(text.trim())
  return separatorsOnly && digits.length >= phoneLength.min && digits.length <= phoneLength.max
}

/**
 * E.164 ('+50370123456') of a number typed in a country, with or without calling code or trunk prefix.
 * A number with + or 00 and another calling code is kept as it is. Undefined when the plan does not know it.
 */
export function toE164(country: CountryCode, text: string): string | undefined {
  if (!isPhone(text)) return undefined
  const { callingCode } = countries[country].phone
  const typed = digitsOnly(text)
  const international = text.trim().startsWith('+') || typed.startsWith('00')
  const digits = typed.replace(/^00/, '')
  const isOurs = digits.startsWith(callingCode)
  if (international && !isOurs) return digits.length < phoneLength.min ? undefined : `+${digits}`
  const afterCode = isOurs ? nationalDigits(country, digits.slice(callingCode.length)) : undefined
  const national = international ? afterCode : (nationalDigits(country, digits) ?? afterCode)
  return national && `+${callingCode}${national}`
}

/** Whether the number belongs to the country's own plan. */
export function isNationalPhone(country: CountryCode, text: string): boolean {
  return toE164(country, text)?.startsWith(`+${countries[country].phone.callingCode}`) ?? false
}

/** For reading: '7012-3456', '099 123 4567'. A number outside the country's plan is returned as it came. */
export function formatPhone(country: CountryCode, text: string): string {
  const plan = countries[country].phone
  const e164 = toE164(country, text)
  if (!e164?.startsWith(`+${plan.callingCode}`)) return text
  const national = e164.slice(plan.callingCode.length + 1)
  const mask = plan.mobile.test(national) ? plan.mask : (plan.fixedMask ?? plan.mask)
  return applyMask(`${plan.trunkPrefix ?? ''}${national}`, mask)
}

function nationalDigits(country: CountryCode, digits: string): string | undefined {
  const { trunkPrefix, mobile, fixed } = countries[country].phone
  const bare = trunkPrefix && digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits
  return mobile.test(bare) || fixed.test(bare) ? bare : undefined
}

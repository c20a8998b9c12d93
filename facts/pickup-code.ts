/** The code of a pickup: eight signs that a customer reads out and a clerk types. */

/** Digits and letters without those that are mistaken for others. */
export const pickupSigns = '0123456789abcdefghjkmnpqrstvwxyz'

const isCode = new RegExp(`^[${pickupSigns}]{8}$`)

/**
 * The code as it is made, of what somebody wrote: in any case, with spaces, dashes or points in it, an o for a nought, an i or
 * an l for a one. Undefined for what can be none: eight digits are an order's number.
 */
export const readPickupCode = (text: string): string | undefined => {
  const read = text.toLowerCase().replaceAll(/[\s.\-–]/g, '')
  const code = read.replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return isCode.test(code) && /[a-z]/.test(code) ? code : undefined
}

/**
 * Twenty bits of a code (FNV-1a, folded): enough to find it among the orders of a day where nobody can be asked, too few to make
 * the code of.
 */
export const pickupCodeChecksum = (code: string): number => {
  let hash = 0x81_1c_9d_c5
  for (const sign of code) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return ((hash >>> 20) ^ hash) & 0xf_ff_ff
}

/**
 * An amount as people type or paste it, `1,234.50` and `1.234,50` alike, with or without a sign of currency: in hundredths.
 * The last separator that one or two digits follow is the decimal one. Undefined for what is no amount above or equal zero.
 */
export const readAmount = (text: string): number | undefined => {
  const plain = text.replaceAll(/[\s\u00A0$₡LQC]/g, '')
  const [, whole = '', point = '', fraction = ''] = /^([\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(plain) ?? []
  if (whole === '' && fraction === '') return undefined
  if (!/^(?:\d*|\d{1,3}(?:[.,]\d{3})+)$/.test(whole)) return undefined
  if (point !== '' && whole.includes(point)) return undefined
  const digits = whole.replaceAll(/[.,]/g, '')
  return Number(digits) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Hundredths as the API writes an amount: `7.30`. */
export const writeAmount = (minor: number): string => {
  const text = String(minor).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

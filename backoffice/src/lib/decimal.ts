/** A number as people type it, `1,234.5` and `1.234,5` alike; the last separator is the decimal one. Undefined for no number. */
export const readDecimal = (text: string): number | undefined => {
  const plain = text.replaceAll(/[\s\u00A0$₡LQC%]/g, '')
  const [, sign = '', whole = '', fraction = ''] = /^(-?)([\d.,]*?)(?:[.,](\d*))?$/.exec(plain) ?? []
  if (whole === '' && fraction === '') return undefined
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(whole)
  if (!/^\d*$/.test(whole) && !isGrouped) return undefined
  return Number(`${sign}${whole.replaceAll(/[.,]/g, '') || '0'}.${fraction || '0'}`)
}

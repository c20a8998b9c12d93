/**
 * The part of `size` bytes that a Range header asks for, both ends included. Nothing where the whole is to be sent:
 * no header, several parts, another unit, or a part that lies outside (RFC 9110, 14.2 lets a server ignore them).
 */
export const readByteRange = (
  header: string | undefined,
  size: number,
): { from: number; to: number } | undefined => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to ? { from, to } : undefined
}

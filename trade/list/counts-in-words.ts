import { numberInWords } from './number-words.ts'

/** What a dealer counts small goods by. */
const bundles: Readonly<Record<string, number>> = {
  docena: 12,
  docenas: 12,
  dozen: 12,
  dozens: 12,
  par: 2,
  pares: 2,
  pair: 2,
  pairs: 2,
  gruesa: 144,
  gruesas: 144,
}

const bundle = /^(docenas?|dozens?|pares|par|pairs?|gruesas?(?= de))\b( y media)?(?: (?:de|of)\b)?/

/** A normalized line whose count at the beginning is written out, with that count in digits: `una docena de`, `veinte`. */
export function withCountInDigits(text: string): string {
  return withHalf(withCount(text))
}

/** `3 qq y medio` is 3.5 of them. */
const withHalf = (text: string): string => text.replace(/^(\d+)((?: [a-z]+)?) y medi[oa]\b/, '$1.5$2')

/** `media libra`, `half a pound`. */
const half = /^(?:medi[oa]|half(?: an?)?)(?= [a-z])/

function withCount(text: string): string {
  const [halfOf = ''] = /^(?:media|half a|1\/2) (?=docena|dozen|par)/.exec(text) ?? []
  const bundled = inBundles(text.slice(halfOf.length), halfOf === '' ? 1 : 0.5)
  if (bundled !== undefined) return bundled
  if (half.test(text)) return text.replace(half, '0.5')
  const said = numberInWords(text)
  return said ? `${said.value}${text.slice(said.length)}` : text
}

/** `tres docenas de` in pieces; undefined where no whole number of them is told. */
function inBundles(text: string, share: number): string | undefined {
  const [digits = ''] = /^\d+ ?/.exec(text) ?? []
  const said = digits === '' ? numberInWords(text) : { value: Number(digits), length: digits.length }
  const rest = text.slice(said?.length ?? 0).trimStart()
  const [whole, of = '', andHalf] = bundle.exec(rest) ?? []
  const pieces = ((said?.value ?? 1) + (andHalf ? 0.5 : 0)) * (bundles[of] ?? 0) * share
  return whole && pieces > 0 && Number.isInteger(pieces) ? `${pieces}${rest.slice(whole.length)}` : undefined
}

const counts: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
}

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
}

const beginning = /^(media |half a )?([a-z]+|\d+)?\s*(docenas?|dozens?|pares|par|pairs?)\b(?: (?:de|of)\b)?/

/** A normalized line whose count at the beginning is written out, with that count in digits: `una docena de`, `veinte`. */
export function withCountInDigits(text: string): string {
  return withHalf(withCount(text))
}

/** `3 qq y medio` is 3.5 of them. */
const withHalf = (text: string): string => text.replace(/^(\d+)((?: [a-z]+)?) y medi[oa]\b/, '$1.5$2')

/** `media libra`, `half a pound`. */
const half = /^(?:medi[oa]|half(?: an?)?)(?= [a-z])/

function withCount(text: string): string {
  const [whole, halved, count = '1', bundle] = beginning.exec(text) ?? []
  if (whole && bundle) {
    const times = counts[count] ?? Number(count)
    const pieces = (halved ? 0.5 : times) * (bundles[bundle] ?? 1)
    return Number.isInteger(pieces) ? `${pieces}${text.slice(whole.length)}` : text
  }
  if (half.test(text)) return text.replace(half, '0.5')
  const [first = ''] = /^[a-z]+/.exec(text) ?? []
  return counts[first] === undefined ? text : `${counts[first]}${text.slice(first.length)}`
}

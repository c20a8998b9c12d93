import { normalizeText } from './normalize-text.ts'

/** What a line says beside its goods: nothing that is bought. */
const each = String.raw`(?:\s*(?:c\/u|cada un[ao]|each|(?:la|por) (?:unidad|pieza)))?`
const amount = String.raw`\d[\d.,]*`
const prices = [
  // A currency's sign says so by itself; a letter only with cents behind it.
  new RegExp(String.raw`@?\s*(?:US\s?\$|U\$S|C\$|\$|₡)\s?${amount}${each}`, 'gi'),
  new RegExp(String.raw`@?\s*\b(?:Q|L|Lps?)\.?\s?\d[\d,]*\.\d{2}(?!\d)${each}`, 'g'),
  new RegExp(
    String.raw`(?:@|\bc\/u|\ba raz[oó]n de)\s*${amount}(?!\s*(?:mm|cm|m|mts?|metros?|pies?|ft|"|'|pulg)(?![a-z]))${each}`,
    'gi',
  ),
  new RegExp(String.raw`=\s*\d[\d,]*\.\d{2}\s*$`, 'g'),
]

const courtesies =
  /^(?:(?:hola|buen[oa]s?(?: (?:dias?|tardes|noches))?|por favor|porfa(?:vor)?|please|necesito|ocupo|quiero|quisiera|deme|dame|me das?|mandame|mande(?:me)?|enviame|cotiz(?:ar|ame|eme|a)|precio de|i need|we need|need|send(?: me)?)\b[\s,:.]*)+/

const lengthUnit = String.raw`(?:mm|cms?|mts?|metros?|m|pulg\w*|in|pies?|feet|ft|varas?|yardas?|yds?)\b`

/** Three digits behind a comma, and a measure: decimals where the country writes them so. */
const decimals = new RegExp(String.raw`(\d),(\d{3})(?=\s*(?:${lengthUnit}|kgs?\b|lbs?\b|["'”″’′]))`, 'gi')

/** A line normalized, without prices and without what is only said to be kind; `decimalComma` where the country's decimal mark is a comma. */
export const asAsked = (text: string, decimalComma = false): string => {
  const bare = prices.reduce((left, price) => left.replace(price, ' '), text)
  return normalizeText(decimalComma ? bare.replace(decimals, '$1.$2') : bare).replace(courtesies, '')
}

/** A count with a point, or where the country writes decimals so a comma, for its thousands. */
const groupedCount = (mark: '.' | ','): RegExp =>
  new RegExp(String.raw`^(\d{1,3}(?:[${mark}]\d{3})+)(?=\s+(?!${lengthUnit})[a-z])`)
const [byPoint, byComma] = [groupedCount('.'), groupedCount(',')]

/**
 * The line with such a count in plain digits, and whether there was one: it may be one piece to three decimals, so nobody is
 * sure of it. `asWritten` is the line before its commas were read.
 */
export const withPlainThousands = (
  line: string,
  asWritten: string,
  decimalComma: boolean,
): { line: string; grouped: boolean } => ({
  line: line.replace(byPoint, (count) => count.replaceAll('.', '')),
  grouped: byPoint.test(line) || (decimalComma && byComma.test(asWritten.trim().toLowerCase())),
})

/** A code of the shop with a count behind it, as lists for quick orders have it: `TE009-26 20`, `TE007-26; 12 x 4.35 m`. */
const ordered =
  /^(\S+?)(?:\s*[,;:|=]\s*|\s+(?:x\s*)?)(\d{1,5})(?:(?:\s*[,;:|x@]\s*|\s+)(?:de\s+)?(\d+(?:[.,]\d+)?)\s*(?:m|mts?|metros?)?)?$/i

/** The same with its count first and its length in metres; undefined for anything else. */
export const quickOrder = (text: string, isSold: (sku: string) => boolean): string | undefined => {
  const [, code = '', count, metres] = ordered.exec(text.trim()) ?? []
  if (count === undefined || !isSold(code)) return undefined
  return [count, code, ...(metres === undefined ? [] : [metres.replace(',', '.'), 'm'])].join(' ')
}

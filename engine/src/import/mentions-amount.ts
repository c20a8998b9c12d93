import sanitizeHtml from 'sanitize-html'

/** Signs and codes that stand before an amount: $600, US$ 1,000, Q2,500, L 150, Lps. 150, ₡30 000, C$900. */
const signBefore = /(?:[$₡€]|(?<![\p{L}\d])(?:USD|GTQ|HNL|NIO|CRC|Q|L|Lps\.?|Lempiras))\s*\d/u

/** Signs and words that stand behind one: 600 $, 20 USD, 25 dólares, 2 mil lempiras. */
const signAfter =
  /\d\s*(?:[$₡€]|(?:mil(?:lones)?\s+(?:de\s+)?)?(?:USD|GTQ|HNL|NIO|CRC|d[oó]lar(?:es)?|dollars?|quetzal(?:es)?|lempiras?|c[oó]rdobas?|col[oó]n(?:es)?|pesos?|centavos?|cents?)(?!\p{L}))/iu

/** As a reader sees it: without tags, with what entities stand for. */
const readable = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&amp;', '&').normalize('NFC')

/** Whether a text of the merchant, plain or HTML, names an amount of money of one of the shop's currencies. */
export const mentionsAmount = (html: string): boolean => {
  const text = readable(html)
  return signBefore.test(text) || signAfter.test(text)
}

const digits = 8
/** As many numbers of a text are looked up. */
const mostNumbers = 20

/** Numbers of a text that may be an order's, each once, as orders are numbered: `28044` is `00028044`. */
export const readOrderNos = (text: string): string[] =>
  [
    ...new Set((text.match(/(?<![\d+])\d{4,8}(?!\d)/g) ?? []).map((number) => number.padStart(digits, '0'))),
  ].slice(0, mostNumbers)

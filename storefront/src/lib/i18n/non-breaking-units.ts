// @chunk goods
/** A figure and its unit stay on one line: '0.81 m' never breaks between them. */
export const withNonBreakingUnits = (text: string): string =>
  text.replace(/(\d) (?=(?:m|mm|cm|kg|pies|ft|m²)(?![\p{L}\d]))/gu, '$1\u00a0')

// @chunk goods
/** A figure and its unit stay on one line: '0.81 m' never breaks between them. */
export const withNonBreakingUnits = (text: string): string =>
  text.replace(/(\d) (?=(?:[mck]?m|kg|lb|ft|in|pies|pulgadas|gal|%)(?![\p{L}\d]))/gu, '$1\u00a0')

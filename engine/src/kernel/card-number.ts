/** A number the platform shows masked: at most seven leading and four trailing digits around other characters. */
export const isMaskedNumber = (text: string): boolean => /^[0-9 -]{0,7}\D{6,15}\d{0,4}$/.test(text)

/** Twelve digits in a row, however separated, are a card number to everybody who finds them in a log. */
export const containsCardNumber = (text: string): boolean => /\d{12,}/.test(text.replace(/[\s.-]/g, ''))

const signs: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/** Signs of fractions as figures: `12½` is `12 1/2`. */
export const withPlainFractions = (text: string): string =>
  text.replace(/(\d?)\s*([½¼¾])/g, (_, whole: string, sign: string) => `${whole} ${signs[sign]}`)

/** A fraction as it is written, with or without a whole number before it: `3/8`, `2 1/2`, `2½`. Undefined for what is none. */
export function fractionOfText(text: string): number | undefined {
  const [, whole = '0', above, under] =
    /^(?:(\d+) +)?(\d+) ?\/ ?(\d+)$/.exec(withPlainFractions(text).trim()) ?? []
  return above && Number(under) > 0 ? Number(whole) + Number(above) / Number(under) : undefined
}

const number = String.raw`(\d+(?:[.,]\d+)?)`
const degrees = new RegExp(String.raw`^${number}\s*(?:°|º|grados?|deg(?:rees?)?)$`)
const ratio = new RegExp(String.raw`^${number}\s*(?::|\/|en|in)\s*${number}$`)
const perMetre = new RegExp(String.raw`^${number}\s*cm(?:\s*(?:por|per|\/|x)\s*m(?:etros?|et(?:er|re))?)?$`)
const percent = new RegExp(String.raw`^${number}\s*(?:%|por ?ciento|per ?cent)?$`)

const valueOf = (written = ''): number => Number(written.replace(',', '.'))

/**
 * A slope as it is said, as rise over run: `25`, `25 %`, `14°`, `3:12`, `25 cm` on a metre. Undefined for what is no slope.
 */
export function slopeOfText(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const angle = degrees.exec(plain)
  if (angle) return exact(Math.tan((Math.min(89, valueOf(angle[1])) * Math.PI) / 180))
  const parts = ratio.exec(plain)
  if (parts) return valueOf(parts[2]) > 0 ? exact(valueOf(parts[1]) / valueOf(parts[2])) : undefined
  const told = perMetre.exec(plain) ?? percent.exec(plain)
  return told ? valueOf(told[1]) / 100 : undefined
}

/** A thousandth of a percent is finer than any level shows. */
const exact = (slope: number): number => Math.round(slope * 1e5) / 1e5

import type { CountryCode } from './country.ts'

const paperSizes: Readonly<Record<CountryCode, 'LETTER' | 'A4'>> = {
  CR: 'LETTER',
  EC: 'A4',
  GT: 'LETTER',
  HN: 'LETTER',
  NI: 'LETTER',
  SV: 'LETTER',
}

/** The paper that printers of a country hold: what a PDF is laid out for. */
export const paperSizeOf = (country: CountryCode): 'LETTER' | 'A4' => paperSizes[country]

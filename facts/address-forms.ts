/** How an address is written in each country. Only forms need it, so it stands apart from what every page knows. */
import type { Bilingual, CountryCode } from './country.ts'

const departamento = { key: 'departamento', es: 'Departamento', en: 'Department' }
const municipio = { key: 'municipio', es: 'Municipio', en: 'Municipality' }
const provincia = { key: 'provincia', es: 'Provincia', en: 'Province' }
const canton = { key: 'canton', es: 'Cantón', en: 'Canton' }
const distrito = { key: 'distrito', es: 'Distrito', en: 'District' }

/** One level of a country's administrative divisions, as forms call it. */
type AddressLevel = Bilingual & { key: string }

type AddressForm = {
  /** First to third administrative level. */
  levels: readonly [AddressLevel, AddressLevel, AddressLevel]
  /** Levels that `facts/data` lists; those below are typed. */
  listedLevels: 2 | 3
  /** Levels a shopper must give. */
  requiredLevels: 1 | 2 | 3
  /** Whether directions by landmark are part of a legal address. */
  directionsRequired: boolean
  postal: { pattern: RegExp; example: string }
}

export const addressForms: Readonly<Record<CountryCode, AddressForm>> = {
  SV: {
    levels: [departamento, municipio, distrito],
    listedLevels: 3,
    requiredLevels: 3,
    directionsRequired: false,
    postal: { pattern: /^\d{4}$/, example: '1101' },
  },
  GT: {
    levels: [departamento, municipio, { key: 'zona', es: 'Zona / aldea', en: 'Zone / village' }],
    listedLevels: 2,
    requiredLevels: 2,
    directionsRequired: false,
    postal: { pattern: /^\d{5}$/, example: '01010' },
  },
  HN: {
    levels: [
      departamento,
      municipio,
      { key: 'colonia', es: 'Colonia / barrio / aldea', en: 'Neighbourhood / village' },
    ],
    listedLevels: 2,
    requiredLevels: 3,
    directionsRequired: false,
    postal: { pattern: /^\d{5}$/, example: '11101' },
  },
  NI: {
    levels: [
      departamento,
      municipio,
      { key: 'barrio', es: 'Barrio / comarca', en: 'Neighbourhood / district' },
    ],
    listedLevels: 2,
    requiredLevels: 2,
    directionsRequired: true,
    postal: { pattern: /^\d{5}$/, example: '11001' },
  },
  CR: {
    levels: [provincia, canton, distrito],
    listedLevels: 3,
    requiredLevels: 3,
    directionsRequired: true,
    postal: { pattern: /^[1-7]\d{4}$/, example: '10101' },
  },
  EC: {
    levels: [provincia, canton, { key: 'parroquia', es: 'Parroquia / barrio', en: 'Parish / neighbourhood' }],
    listedLevels: 2,
    requiredLevels: 2,
    directionsRequired: false,
    postal: { pattern: /^\d{6}$/, example: '170135' },
  },
}

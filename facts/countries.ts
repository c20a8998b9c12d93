/** The six countries whose forms are known [S1.017]. */
import type { Country, CountryCode } from './country.ts'

export type { Country, CountryCode } from './country.ts'
export { countryName } from './country-name.ts'
export { countryCodes, isCountryCode } from './country.ts'

/** What law and format say of each country. Phone patterns agree with libphonenumber metadata. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  SV: {
    code: 'SV',
    phone: {
      callingCode: '503',
      nationalLengths: [8],
      mobile: /^[5-7]\d{7}$/,
      fixed: /^2\d{7}$/,
      mask: '####-####',
      example: '7012-3456',
    },
    fiscalCreditAllowed: true,
  },
  GT: {
    code: 'GT',
    phone: {
      callingCode: '502',
      nationalLengths: [8],
      mobile: /^(?:[345]\d|80)\d{6}$/,
      fixed: /^[267]\d{7}$/,
      mask: '####-####',
      example: '5123-4567',
    },
    fiscalCreditAllowed: false,
  },
  HN: {
    code: 'HN',
    phone: {
      callingCode: '504',
      nationalLengths: [8],
      mobile: /^[3789]\d{7}$/,
      fixed: /^2\d{7}$/,
      mask: '####-####',
      example: '9123-4567',
    },
    fiscalCreditAllowed: false,
  },
  NI: {
    code: 'NI',
    phone: {
      callingCode: '505',
      nationalLengths: [8],
      mobile: /^[5-8]\d{7}$/,
      fixed: /^2\d{7}$/,
      mask: '####-####',
      example: '8123-4567',
    },
    fiscalCreditAllowed: false,
  },
  CR: {
    code: 'CR',
    phone: {
      callingCode: '506',
      nationalLengths: [8],
      mobile: /^[5-8]\d{7}$/,
      fixed: /^[24]\d{7}$/,
      mask: '####-####',
      example: '8312-3456',
    },
    fiscalCreditAllowed: false,
  },
  EC: {
    code: 'EC',
    phone: {
      callingCode: '593',
      nationalLengths: [8, 9],
      mobile: /^9\d{8}$/,
      fixed: /^[2-7]\d{7}$/,
      trunkPrefix: '0',
      mask: '### ### ####',
      fixedMask: '## ### ####',
      example: '099 123 4567',
    },
    fiscalCreditAllowed: false,
  },
}

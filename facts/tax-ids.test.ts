import { expect, test } from 'vitest'
import { type CountryCode, countryCodes } from './country.ts'
import {
  formatTaxId,
  isTaxIdType,
  type OtherIdType,
  type TaxIdProblem,
  type TaxIdType,
  taxIdExample,
  taxIdName,
  taxIdShortName,
  taxIdTypeIds,
  taxIdTypes,
  validateTaxId,
} from './tax-ids.ts'
import { taxpayerTypes } from './taxpayer.ts'

type Vectors = {
  country: CountryCode
  type: TaxIdType | OtherIdType
  valid: string[]
  refused?: [value: string, reason: TaxIdProblem][]
  warned?: [value: string, warning: TaxIdProblem][]
}

/** Made-up numbers; none belongs to a person. */
const vectors: Vectors[] = [
  {
    country: 'SV',
    type: 'dui',
    valid: ['012345678', '045678903', '060000010', '123456784'],
    refused: [
      ['012345679', 'check-digit'],
      ['0123456', 'length'],
      ['000000000', 'placeholder'],
      ['045778903', 'check-digit'],
      ['01234567A', 'format'],
    ],
  },
  {
    country: 'SV',
    type: 'nit',
    valid: [
      '06141501901010',
      '06140101001022',
      '02103112851233',
      '12170505731105',
      '06140101800012',
      '94831912700504',
      '06140202031070',
      '012345678',
    ],
    refused: [
      ['06141501901011', 'check-digit'],
      ['06143201901010', 'date'],
      ['06141501901', 'length'],
      ['26141501901010', 'place'],
      ['06140101800013', 'check-digit'],
      ['012345679', 'check-digit'],
    ],
  },
  {
    country: 'SV',
    type: 'nrc',
    valid: ['1234567', '81', '12345'],
    refused: [
      ['', 'empty'],
      ['123456789', 'length'],
      ['12A45', 'format'],
    ],
  },
  {
    country: 'GT',
    type: 'nit',
    valid: ['12345679', '576937K', '87654326', '37K', '100000010', 'CF'],
    refused: [
      ['12345671', 'check-digit'],
      ['K', 'length'],
      ['12K34', 'format'],
      ['37-1', 'check-digit'],
      ['1234567890123', 'length'],
    ],
  },
  {
    country: 'GT',
    type: 'dpi',
    valid: ['1234567890101', '2000000040114', '1654321012201', '3000000141333'],
    refused: [
      ['1234567800101', 'check-digit'],
      ['1234567892301', 'place'],
      ['123456780101', 'length'],
    ],
    warned: [['1234567890118', 'place']],
  },
  {
    country: 'GT',
    type: 'rtu',
    valid: ['12345679', '576937K', '87654326', '37K', '100000010'],
    refused: [
      ['12345671', 'check-digit'],
      ['K', 'length'],
      ['12K34', 'format'],
      ['37-1', 'check-digit'],
      ['CF', 'format'],
    ],
  },
  {
    country: 'HN',
    type: 'rtn',
    valid: ['08011990123456', '05019005123456', '18041985000017'],
    refused: [
      ['0801199012345', 'length'],
      ['00011990123456', 'place'],
      ['19011990123456', 'place'],
      ['11111111111111', 'placeholder'],
    ],
  },
  {
    country: 'HN',
    type: 'dni',
    valid: ['0801199012345', '0501198500001', '1804200012345'],
    refused: [
      ['0829199012345', 'place'],
      ['0801189912345', 'date'],
      ['080119901234', 'length'],
    ],
  },
  {
    country: 'CR',
    type: 'cedula',
    valid: ['112345678', '701230456', '901110222', '155812345678'],
    refused: [
      ['012345678', 'format'],
      ['11234567', 'length'],
      ['1123456789', 'length'],
      ['22345678901', 'format'],
    ],
  },
  {
    country: 'CR',
    type: 'cedulaJuridica',
    valid: ['3101123456', '3102654321', '3002045678', '4000042139'],
    refused: [
      ['1101123456', 'format'],
      ['310112345', 'length'],
      ['31011234567', 'length'],
    ],
  },
  {
    country: 'CR',
    type: 'dimex',
    valid: ['12345678901', '155812345678', '100000000001'],
    refused: [
      ['22345678901', 'format'],
      ['1234567890', 'length'],
      ['1234567890123', 'length'],
    ],
  },
  {
    country: 'NI',
    type: 'cedula',
    valid: ['0010101800001S', '2811505850012D', '4413112900003E', '6010203990004S'],
    refused: [
      ['0010101800001I', 'format'],
      ['001010180001A', 'length'],
    ],
    warned: [
      ['0010101800001A', 'check-digit'],
      ['0013201800001A', 'date'],
    ],
  },
  {
    country: 'NI',
    type: 'ruc',
    valid: ['J0310000123456', 'J0110000000019', '0010101800001S', 'R0310000123456'],
    refused: [
      ['J031000012345', 'length'],
      ['X0310000123456', 'format'],
      ['03100001234567', 'format'],
    ],
    warned: [['0010101800001A', 'check-digit']],
  },
  {
    country: 'EC',
    type: 'cedula',
    valid: ['1700000019', '0912345675', '0100000017', '2400000127', '3000000012'],
    refused: [
      ['1700000010', 'check-digit'],
      ['2500000015', 'place'],
      ['170000001', 'length'],
    ],
  },
  {
    country: 'EC',
    type: 'ruc',
    valid: [
      '1700000019001',
      '0912345675002',
      '1791000005001',
      '0992000015001',
      '1760000070001',
      '0968000100001',
      '1761234507001',
    ],
    refused: [
      ['1700000019000', 'format'],
      ['1770000000001', 'format'],
      ['1700000010001', 'check-digit'],
      ['2591000000001', 'place'],
      ['170000001500', 'length'],
    ],
    warned: [['1791000006001', 'check-digit']],
  },
]

test.each(vectors)('$country $type accepts, warns and refuses as it should', (row) => {
  const { country, type } = row
  for (const value of row.valid) {
    expect(validateTaxId(country, type, value)).toEqual({ ok: true, normalized: value })
  }
  for (const [value, reason] of row.refused ?? []) {
    expect({ value, ...validateTaxId(country, type, value) }).toEqual({ value, ok: false, reason })
  }
  for (const [value, warning] of row.warned ?? []) {
    expect(validateTaxId(country, type, value)).toEqual({ ok: true, normalized: value, warning })
  }
})

test('what is formatted is accepted again as the same number', () => {
  for (const { country, type, valid } of vectors) {
    for (const value of valid) {
      const written = formatTaxId(country, type, value)
      expect(validateTaxId(country, type, written)).toEqual({ ok: true, normalized: value })
    }
  }
})

test.each([
  ['SV', 'dui', '012345678', '01234567-8'],
  ['SV', 'nit', '06141501901010', '0614-150190-101-0'],
  ['SV', 'nit', '012345678', '01234567-8'],
  ['SV', 'nrc', '1234567', '123456-7'],
  ['GT', 'nit', '576937k', '576937-K'],
  ['GT', 'nit', 'cf', 'CF'],
  ['GT', 'dpi', '1234567890101', '1234 56789 0101'],
  ['HN', 'rtn', '08011990123456', '0801-1990-123456'],
  ['NI', 'cedula', '0010101800001s', '001-010180-0001S'],
  ['NI', 'ruc', 'j0310000123456', 'J0310000123456'],
  ['CR', 'cedula', '112345678', '1-1234-5678'],
  ['CR', 'cedulaJuridica', '3101123456', '3-101-123456'],
  ['SV', 'dui', '0123', '0123'],
] as const)('%s %s %s is written %s', (country, type, value, written) => {
  expect(formatTaxId(country, type, value)).toBe(written)
})

test('[S3.043] the types are the eight constants', () => {
  expect(taxIdTypeIds).toEqual(['nit', 'dui', 'dpi', 'rtn', 'rtu', 'cedula', 'cedulaJuridica', 'ruc'])
  expect(isTaxIdType('dui')).toBe(true)
  expect(isTaxIdType('nrc')).toBe(false)
})

test('[S3.043] the country and the taxpayer decide which may be given, the default first', () => {
  expect(taxIdTypes('SV', 'natural')).toEqual(['dui', 'nit', 'pasaporte'])
  expect(taxIdTypes('SV', 'juridico')).toEqual(['nit'])
  expect(taxIdTypes('GT', 'natural')).toEqual(['nit', 'dpi'])
  expect(taxIdTypes('GT', 'juridico')).toEqual(['nit', 'rtu'])
  expect(taxIdTypes('HN', 'natural')).toEqual(['rtn'])
  expect(taxIdTypes('HN', 'juridico')).toEqual(['rtn'])
  expect(taxIdTypes('NI', 'natural')).toEqual(['cedula', 'ruc'])
  expect(taxIdTypes('NI', 'juridico')).toEqual(['ruc'])
  expect(taxIdTypes('CR', 'natural')).toEqual(['cedula'])
  expect(taxIdTypes('CR', 'juridico')).toEqual(['cedulaJuridica'])
  expect(taxIdTypes('EC', 'natural')).toEqual(['cedula', 'ruc', 'pasaporte'])
  expect(taxIdTypes('EC', 'juridico')).toEqual(['ruc'])
})

test('every offered id has a name and an example that is itself valid', () => {
  for (const country of countryCodes) {
    for (const type of taxpayerTypes.flatMap((taxpayer) => taxIdTypes(country, taxpayer))) {
      expect(taxIdName(country, type)).toBeDefined()
      const example = taxIdExample(country, type) ?? ''
      expect(validateTaxId(country, type, example)).toMatchObject({ ok: true })
      expect(formatTaxId(country, type, example)).toBe(example)
    }
  }
})

test('an id of another country is refused as such', () => {
  expect(validateTaxId('HN', 'dui', '012345678')).toEqual({ ok: false, reason: 'type' })
})

test('nothing but separators is empty', () => {
  expect(validateTaxId('SV', 'dui', ' - ')).toEqual({ ok: false, reason: 'empty' })
})

test('an id is called by its initials where it has some', () => {
  expect(taxIdShortName('SV', 'nit')).toEqual({ es: 'NIT', en: 'NIT' })
  expect(taxIdShortName('CR', 'cedulaJuridica')?.es).toBe('Cédula jurídica')
})

import { expect, test } from 'vitest'
import type { Mapping } from './mapping.ts'
import { decodeStatement, readDay, readMoney, readStatement } from './read-statement.ts'

const mapping: Mapping = {
  delimiter: ';',
  decimal: ',',
  dateForm: 'dd/mm/yyyy',
  encoding: 'windows-1252',
  skipRows: 2,
  columns: { day: 0, description: 1, reference: 2, credit: 4 },
}

test.each([
  ['1,234.50', '.', 1_234_50],
  ['1.234,50', ',', 1_234_50],
  ['$ 612.4', '.', 612_40],
  ['88', '.', 88_00],
  ['(12.00)', '.', -12_00],
  ['-12,00', ',', -12_00],
  ['1 234,50', ',', 1_234_50],
  ['1,5', '.', undefined],
  ['12.345', '.', undefined],
  ['1.2.3', '.', undefined],
  ['abc', '.', undefined],
  ['', '.', undefined],
] as const)('%s with the sign %s is %s', (text, decimal, minor) => {
  expect(readMoney(text, decimal)).toBe(minor)
})

test.each([
  ['24/11/2026', 'dd/mm/yyyy', '2026-11-24'],
  ['11/24/2026', 'mm/dd/yyyy', '2026-11-24'],
  ['2026-11-24', 'yyyy-mm-dd', '2026-11-24'],
  ['24-11-26', 'dd/mm/yy', '2026-11-24'],
  ['24/11/26', 'dd/mm/yyyy', undefined],
  ['31/02/2026', 'dd/mm/yyyy', undefined],
  ['24/13/2026', 'dd/mm/yyyy', undefined],
  ['', 'dd/mm/yyyy', undefined],
] as const)('%s in the form %s is %s', (text, form, day) => {
  expect(readDay(text, form)).toBe(day)
})

test('a statement in the bank’s own encoding: money that came, in order; the rest is counted, what is not read told', () => {
  const file = Buffer.from(
    [
      'Cuenta;001-22-333;;;',
      'Fecha;Descripción;Ref.;Débito;Crédito',
      '24/11/2026;"TRF 28044; CONSTRUCCIÓN EL SOL";A-1;;612,40',
      '24/11/2026;COMISIÓN;;5,00;',
      '32/11/2026;DEPÓSITO;;;10,00',
      '24/11/2026;DEPÓSITO;;;diez',
      '',
      '23/11/2026;DEPÓSITO EFECTIVO;;;1.088,10',
    ].join('\r\n'),
    'latin1',
  )
  const text = decodeStatement(file, 'windows-1252') ?? ''
  expect(readStatement(text, mapping)).toEqual({
    lines: [
      {
        day: '2026-11-24',
        amountMinor: 612_40,
        description: 'TRF 28044; CONSTRUCCIÓN EL SOL',
        reference: 'A-1',
      },
      { day: '2026-11-23', amountMinor: 1_088_10, description: 'DEPÓSITO EFECTIVO', reference: '' },
    ],
    skipped: 1,
    faults: [
      { row: 5, detail: "'32/11/2026' is no day of the form dd/mm/yyyy." },
      { row: 6, detail: "'diez' is no amount." },
    ],
  })
  expect(decodeStatement(file, 'utf-8')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { decodeFile, guessMapping, isWhole, newMappingId } from './guess-mapping.ts'

test('a statement with lines above its head, of Latin-1, is guessed by its words and figures', () => {
  const file = [
    'BANCO DEL ISTMO;;;',
    'Cuenta;00123;;',
    'Fecha;Descripción;Débito;Crédito',
    '24/11/2026;DEPÓSITO;;1.234,50',
    '23/11/2026;COMISIÓN;2,00;',
  ].join('\n')
  const { text, encoding } = decodeFile(Buffer.from(file, 'latin1'))
  expect(guessMapping(text, encoding)).toEqual({
    delimiter: ';',
    decimal: ',',
    dateForm: 'dd/mm/yyyy',
    encoding: 'windows-1252',
    skipRows: 3,
    columns: { day: 0, description: 1, credit: 3 },
  })
})

test('an English file with a comma, and one that no head explains', () => {
  const guessed = guessMapping('Date,Description,Amount,Ref\n2026-11-24,"Smith, J","1,200.00",7', 'utf-8')
  expect(guessed).toMatchObject({
    delimiter: ',',
    decimal: '.',
    dateForm: 'yyyy-mm-dd',
    skipRows: 1,
    columns: { day: 0, description: 1, amount: 2, reference: 3 },
  })
  expect(isWhole(guessed.columns)).toBe(true)
  expect(isWhole(guessMapping('1,2,3\n4,5,6', 'utf-8').columns)).toBe(false)
  expect(isWhole({ day: 0, description: 1, amount: 2, credit: 3 })).toBe(false)
})

test('a new bank never takes the id of another', () => {
  expect(newMappingId('Banco Agrícola', 'SV', [])).toBe('banco-agricola-sv')
  expect(newMappingId('Banco Agrícola', 'SV', ['banco-agricola-sv'])).toBe('banco-agricola-sv-2')
})

import { expect, test } from 'vitest'
import { translateTo } from '../../lib/i18n.ts'
import type { Column } from './column.ts'
import { csvOf } from './csv.ts'

type Row = { name: string; amount: number }
const columns: Column<Row>[] = [
  { id: 'name', title: { es: 'Nombre', en: 'Name' }, cell: () => null, text: ({ name }) => name },
  { id: 'mark', title: { es: 'Marca', en: 'Mark' }, cell: () => null },
  { id: 'amount', title: { es: 'Total', en: 'Total' }, cell: () => null, text: ({ amount }) => amount },
]

test('columns that have a text stand under their titles; formulas are text, negative numbers stay numbers', () => {
  const rows = [
    { name: 'Lámina "E-25", roja', amount: -3.5 },
    { name: '=HYPERLINK("http://x")', amount: 1 },
  ]
  expect(csvOf(rows, columns, translateTo('es'))).toBe(
    '\uFEFFNombre,Total\r\n"Lámina ""E-25"", roja",-3.5\r\n"\'=HYPERLINK(""http://x"")",1\r\n',
  )
})

/** NIT (taxpayer), DPI (person) and RTU (the registry certificate, which carries the NIT). */
import { applyMask } from '../mask.ts'
import type { TaxIdRule, TaxIdVerdict } from './verdict.ts'
import { accept, digitsProblem, refuse, weightedSum } from './verdict.ts'

/** Municipios of each departamento, which are numbered without gaps. */
const municipioCounts = [17, 8, 16, 16, 14, 14, 19, 8, 24, 21, 9, 30, 33, 21, 8, 17, 14, 5, 11, 11, 7, 17]

/** What an invoice says in place of a NIT for an unnamed consumer. */
const finalConsumer = 'CF'

function checkNitNumber(value: string): TaxIdVerdict {
  if (!/^\d*[\dK]$/.test(value)) return refuse('format')
  if (value.length < 2 || value.length > 12) return refuse('length')
  const body = Array.from(value.slice(0, -1)).reverse().join('')
  const weights = Array.from(body, (_, index) => index + 2)
  const expected = '0123456789K'.charAt((11 - (weightedSum(body, weights) % 11)) % 11)
  return value.endsWith(expected) ? accept(value) : refuse('check-digit')
}

function checkNit(value: string): TaxIdVerdict {
  return value === finalConsumer ? accept(value) : checkNitNumber(value)
}

/** A municipio that the list lacks only warns: new ones are founded. A remainder of ten is never issued. */
function checkDpi(value: string): TaxIdVerdict {
  const problem = digitsProblem(value, 13)
  if (problem) return refuse(problem)
  if (weightedSum(value, [2, 3, 4, 5, 6, 7, 8, 9]) % 11 !== Number(value.charAt(8))) {
    return refuse('check-digit')
  }
  const municipios = municipioCounts[Number(value.slice(9, 11)) - 1]
  if (municipios === undefined) return refuse('place')
  const municipio = Number(value.slice(11))
  return accept(value, municipio >= 1 && municipio <= municipios ? undefined : 'place')
}

function formatNit(value: string): string {
  return value === finalConsumer ? value : `${value.slice(0, -1)}-${value.slice(-1)}`
}

export const guatemala = {
  nit: {
    name: { es: 'Número de Identificación Tributaria (NIT)', en: 'Tax identification number (NIT)' },
    example: '1234567-9',
    check: checkNit,
    format: formatNit,
  },
  dpi: {
    name: { es: 'Documento Personal de Identificación (DPI)', en: 'Personal identity document (DPI)' },
    example: '1234 56789 0101',
    check: checkDpi,
    format: (value) => applyMask(value, '#### ##### ####'),
  },
  rtu: {
    name: { es: 'Registro Tributario Unificado (RTU)', en: 'Unified tax registry (RTU)' },
    example: '1234567-9',
    check: checkNitNumber,
    format: formatNit,
  },
} satisfies Record<string, TaxIdRule>

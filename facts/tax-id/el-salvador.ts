/** DUI (person), NIT (taxpayer) and NRC (registration for IVA). */
import { applyMask } from '../mask.ts'
import type { TaxIdRule, TaxIdVerdict } from './verdict.ts'
import { accept, digitsProblem, isShortDate, refuse, weightedSum } from './verdict.ts'

const duiMask = '########-#'
const nitMask = '####-######-###-#'

function checkDui(value: string): TaxIdVerdict {
  const problem = digitsProblem(value, 9)
  if (problem) return refuse(problem)
  if (value === '000000000') return refuse('placeholder')
  const expected = (10 - (weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2]) % 10)) % 10
  return Number(value.charAt(8)) === expected ? accept(value) : refuse('check-digit')
}

/** Since December 2021 a person's DUI is also the NIT, so nine digits follow the DUI's rule. */
function checkNit(value: string): TaxIdVerdict {
  const problem = digitsProblem(value, 14, 9)
  if (problem) return refuse(problem)
  if (value.length === 9) return checkDui(value)
  if (!/^[019]/.test(value)) return refuse('place')
  if (!isShortDate(value.slice(4, 10))) return refuse('date')
  return Number(value.charAt(13)) === nitDigit(value) ? accept(value) : refuse('check-digit')
}

/** Numbers up to sequence 100 were issued under an older scheme. */
function nitDigit(value: string): number {
  if (Number(value.slice(10, 13)) <= 100) {
    return (weightedSum(value, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10
  }
  const rest = weightedSum(value, [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
  return rest > 1 ? 11 - rest : 0
}

/** No check digit is published. */
function checkNrc(value: string): TaxIdVerdict {
  const problem = digitsProblem(value, 1, 2, 3, 4, 5, 6, 7, 8)
  return problem ? refuse(problem) : accept(value)
}

export const elSalvador = {
  dui: {
    name: { es: 'Documento Único de Identidad (DUI)', en: 'Identity document (DUI)' },
    example: '01234567-8',
    check: checkDui,
    format: (value) => applyMask(value, duiMask),
  },
  nit: {
    name: { es: 'Número de Identificación Tributaria (NIT)', en: 'Tax identification number (NIT)' },
    example: '0614-150190-101-0',
    check: checkNit,
    format: (value) => applyMask(value, value.length === 9 ? duiMask : nitMask),
  },
  nrc: {
    name: { es: 'Número de Registro de Contribuyente (NRC)', en: 'VAT registration number (NRC)' },
    example: '123456-7',
    check: checkNrc,
    format: (value) => (value.length > 1 ? `${value.slice(0, -1)}-${value.slice(-1)}` : value),
  },
} satisfies Record<string, TaxIdRule>

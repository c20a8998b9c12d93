/** Cédula (person), DIMEX (foreign resident) and cédula jurídica (company). None has a check digit. */
import { applyMask } from '../mask.ts'
import type { TaxIdRule, TaxIdVerdict } from './verdict.ts'
import { accept, digitsProblem, refuse } from './verdict.ts'

const dimexLengths = [11, 12]

/** A foreign resident has no cédula and gives the DIMEX in its place. */
function checkCedula(value: string): TaxIdVerdict {
  if (dimexLengths.includes(value.length)) return checkDimex(value)
  const problem = digitsProblem(value, 9)
  if (problem) return refuse(problem)
  return value.startsWith('0') ? refuse('format') : accept(value)
}

function checkDimex(value: string): TaxIdVerdict {
  const problem = digitsProblem(value, ...dimexLengths)
  if (problem) return refuse(problem)
  return value.startsWith('1') ? accept(value) : refuse('format')
}

function checkCedulaJuridica(value: string): TaxIdVerdict {
  const problem = digitsProblem(value, 10)
  if (problem) return refuse(problem)
  return /^[2-5]/.test(value) ? accept(value) : refuse('format')
}

export const costaRica = {
  cedula: {
    name: { es: 'Cédula de persona física', en: 'Individual identity card (cédula)' },
    example: '1-1234-5678',
    check: checkCedula,
    format: (value) => (value.length > 9 ? value : applyMask(value, '#-####-####')),
  },
  cedulaJuridica: {
    name: { es: 'Cédula jurídica', en: 'Legal-entity number (cédula jurídica)' },
    example: '3-101-123456',
    check: checkCedulaJuridica,
    format: (value) => applyMask(value, '#-###-######'),
  },
  dimex: {
    name: { es: 'DIMEX (extranjeros residentes)', en: 'Foreign resident document (DIMEX)' },
    example: '155812345678',
    check: checkDimex,
    format: (value) => value,
  },
} satisfies Record<string, TaxIdRule>

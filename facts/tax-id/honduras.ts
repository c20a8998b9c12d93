/** RTN (taxpayer) and DNI (person). Neither has a published check digit. */
import { applyMask } from '../mask.ts'
import type { TaxIdRule, TaxIdVerdict } from './verdict.ts'
import { accept, allEqual, digitsProblem, refuse } from './verdict.ts'

/** Municipios of each departamento, which are numbered without gaps. */
const municipioCounts = [8, 10, 21, 23, 12, 16, 19, 28, 6, 17, 4, 19, 28, 16, 23, 28, 9, 11]

function checkRtn(value: string): TaxIdVerdict {
  const problem = digitsProblem(value, 14)
  if (problem) return refuse(problem)
  if (allEqual(value)) return refuse('placeholder')
  return municipiosOf(value) === undefined ? refuse('place') : accept(value)
}

/** Municipio, year of birth (no later than a registration can know) and a serial. */
function checkDni(value: string): TaxIdVerdict {
  const problem = digitsProblem(value, 13)
  if (problem) return refuse(problem)
  const municipio = Number(value.slice(2, 4))
  if (municipio < 1 || municipio > (municipiosOf(value) ?? 0)) return refuse('place')
  return /^(19|20)/.test(value.slice(4)) ? accept(value) : refuse('date')
}

function municipiosOf(value: string): number | undefined {
  return municipioCounts[Number(value.slice(0, 2)) - 1]
}

export const honduras = {
  rtn: {
    name: { es: 'Registro Tributario Nacional (RTN)', en: 'National tax registry number (RTN)' },
    example: '0801-1990-123456',
    check: checkRtn,
    format: (value) => applyMask(value, '####-####-######'),
  },
  dni: {
    name: { es: 'Documento Nacional de Identificación (DNI)', en: 'National identity number (DNI)' },
    example: '0801-1990-12345',
    check: checkDni,
    format: (value) => applyMask(value, '####-####-#####'),
  },
} satisfies Record<string, TaxIdRule>

/** Cédula (person) and RUC (taxpayer: a person's cédula or a company's number, and the establishment). */
import type { TaxIdRule, TaxIdVerdict } from './verdict.ts'
import { accept, digitsProblem, refuse, weightedSum } from './verdict.ts'

/** The third digit is not judged: the registry has issued cédulas with a 6. */
function checkCedula(value: string): TaxIdVerdict {
  const problem = digitsProblem(value, 10)
  if (problem) return refuse(problem)
  if (!hasProvincia(value)) return refuse('place')
  return hasCedulaDigit(value) ? accept(value) : refuse('check-digit')
}

/**
 * The third digit tells the kind. Only numbers built on a cédula have a binding check digit: the tax authority
 * says that companies (9) and public bodies (6) follow no algorithm, so theirs only warns.
 */
function checkRuc(value: string): TaxIdVerdict {
  const problem = digitsProblem(value, 13)
  if (problem) return refuse(problem)
  if (!hasProvincia(value)) return refuse('place')
  const kind = Number(value.charAt(2))
  if (value.endsWith('000') || kind === 7 || kind === 8) return refuse('format')
  if (kind < 6) return hasCedulaDigit(value) ? accept(value) : refuse('check-digit')
  const matches = kind === 9 ? hasCompanyDigit(value) : hasPublicDigit(value) || hasCedulaDigit(value)
  return accept(value, matches ? undefined : 'check-digit')
}

/** 01 to 24, and 30 for people registered abroad. */
function hasProvincia(value: string): boolean {
  return /^(0[1-9]|1\d|2[0-4]|30)/.test(value)
}

function hasCedulaDigit(value: string): boolean {
  const sum = [2, 1, 2, 1, 2, 1, 2, 1, 2].reduce((running, weight, index) => {
    const product = weight * Number(value.charAt(index))
    return running + (product > 9 ? product - 9 : product)
  }, 0)
  return Number(value.charAt(9)) === (10 - (sum % 10)) % 10
}

function hasCompanyDigit(value: string): boolean {
  return Number(value.charAt(9)) === mod11Digit(value, [4, 3, 2, 7, 6, 5, 4, 3, 2])
}

function hasPublicDigit(value: string): boolean {
  return Number(value.charAt(8)) === mod11Digit(value, [3, 2, 7, 6, 5, 4, 3, 2])
}

function mod11Digit(value: string, weights: readonly number[]): number {
  return (11 - (weightedSum(value, weights) % 11)) % 11
}

export const ecuador = {
  cedula: {
    name: { es: 'Cédula de identidad', en: 'Identity card (cédula)' },
    example: '1700000019',
    check: checkCedula,
    format: (value) => value,
  },
  ruc: {
    name: { es: 'Registro Único de Contribuyentes (RUC)', en: 'Taxpayer number (RUC)' },
    example: '1791000005001',
    check: checkRuc,
    format: (value) => value,
  },
} satisfies Record<string, TaxIdRule>

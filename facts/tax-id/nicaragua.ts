/** Cédula (person) and RUC (taxpayer: J and 13 digits, or the person's cédula). */
import { applyMask } from '../mask.ts'
import type { TaxIdRule, TaxIdVerdict } from './verdict.ts'
import { accept, isShortDate, refuse } from './verdict.ts'

const checkLetters = 'ABCDEFGHJKLMNPQRSTUVWXY'

/** The issuer publishes no rule for the letter, so the letter and the date only warn. */
function checkCedula(value: string): TaxIdVerdict {
  if (value.length !== 14) return refuse('length')
  if (!/^\d{13}[A-HJ-NP-Y]$/.test(value)) return refuse('format')
  if (!isShortDate(value.slice(3, 9))) return accept(value, 'date')
  const expected = checkLetters.charAt(Number(value.slice(0, 13)) % 23)
  return accept(value, value.endsWith(expected) ? undefined : 'check-digit')
}

function checkRuc(value: string): TaxIdVerdict {
  if (value.length !== 14) return refuse('length')
  return /^[JRENIG]\d{13}$/.test(value) ? accept(value) : checkCedula(value)
}

function formatCedula(value: string): string {
  return applyMask(value, '###-######-#####')
}

export const nicaragua = {
  cedula: {
    name: { es: 'Cédula de identidad', en: 'Identity card (cédula)' },
    example: '001-010180-0001S',
    check: checkCedula,
    format: formatCedula,
  },
  ruc: {
    name: { es: 'Registro Único de Contribuyentes (RUC)', en: 'Taxpayer number (RUC)' },
    example: 'J0310000123456',
    check: checkRuc,
    format: (value) => (/^\d/.test(value) ? formatCedula(value) : value),
  },
} satisfies Record<string, TaxIdRule>

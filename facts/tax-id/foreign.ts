/** The passport of somebody from abroad: each country that issues one numbers it in its own way. */
import type { TaxIdRule } from './verdict.ts'
import { accept, allEqual, refuse } from './verdict.ts'

export const foreign = {
  pasaporte: {
    name: { es: 'Pasaporte', en: 'Passport' },
    example: 'A01234567',
    check: (value) => {
      if (!/^[A-Z0-9]+$/.test(value)) return refuse('format')
      if (value.length < 5 || value.length > 20) return refuse('length')
      return accept(value, allEqual(value) ? 'placeholder' : undefined)
    },
    format: (value) => value,
  },
} satisfies Record<string, TaxIdRule>

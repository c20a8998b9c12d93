import { defineMessages } from '../../lib/i18n.ts'

/** What kinds of stores there are (`size` of a store), the largest first. */
export const storeKinds = ['plant and yard', 'branch with yard', 'branch'] as const

/** What each kind is called. */
export const storeKindNames = defineMessages({
  'plant and yard': { es: 'Planta y patio', en: 'Plant and yard' },
  'branch with yard': { es: 'Sucursal con patio', en: 'Branch with yard' },
  branch: { es: 'Sucursal', en: 'Branch' },
})

import { defineMessages } from '../../../lib/i18n/define-messages.ts'

/** Texts of the prices by quantity. */
export const messages = defineMessages({
  tiers: { es: 'Precio por cantidad', en: 'Volume prices' },
  tiersOf: { es: 'Precio por {unit} según cuánto lleves', en: 'Price per {unit} by quantity' },
  tierFromMetres: { es: 'Desde {n} m', en: 'From {n} m' },
  tierFromPieces: { es: 'Desde {n}', en: 'From {n}' },
  nextStep: {
    es: 'Te faltan {n} para el siguiente precio: {price} por {unit}.',
    en: '{n} more for the next price: {price} per {unit}.',
  },
  nextStepMetres: {
    es: 'Te faltan {n} m para el siguiente precio: {price} por metro.',
    en: '{n} m more for the next price: {price} per metre.',
  },
  onePiece: { es: 'pieza', en: 'piece' },
  tierQuote: { es: 'Por cotización', en: 'By quote' },
})

import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  balance: { es: 'Saldo', en: 'Balance' },
  owes: { es: 'Debe', en: 'Owes' },
  paidAhead: { es: 'A su favor', en: 'Paid ahead' },
  overdue: { es: 'Vencido', en: 'Overdue' },
  creditLimit: { es: 'Límite de crédito', en: 'Credit limit' },
  available: { es: 'Disponible', en: 'Available' },
  term: { es: 'Plazo', en: 'Term' },
  days: {
    es: (n: number) => (n === 1 ? '1 día' : `${n} días`),
    en: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  },
  asOf: { es: 'Según el ERP al', en: 'By the ERP as of' },
})

import { part } from '../../lib/part/part.tsx'

export { footerQueries } from './footer-queries.ts'

export const Footer = part(async () => (await import('./footer.tsx')).Footer, { wakes: 'used' })
// Links only: the server's HTML is all that is needed of them.
export const CheckoutFooter = part(async () => (await import('./checkout-footer.tsx')).CheckoutFooter, {
  wakes: 'never',
})

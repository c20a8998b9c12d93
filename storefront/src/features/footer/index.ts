import { part } from '../../lib/part/part.tsx'

export { footerQueries } from './footer-queries.ts'

// Words and links: the server's HTML is all that is needed of them.
export const Footer = part(async () => (await import('./footer.tsx')).Footer, { wakes: 'never' })
export const CheckoutFooter = part(async () => (await import('./checkout-footer.tsx')).CheckoutFooter, {
  wakes: 'never',
})

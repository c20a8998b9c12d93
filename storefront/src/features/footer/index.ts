import { island } from '../../lib/island/island.tsx'

export { footerQueries } from './footer-queries.ts'

export const Footer = island(async () => (await import('./footer.tsx')).Footer, {
  hydrateWhen: 'interaction',
})
// Links only: the server's HTML is all that is needed of them.
export const CheckoutFooter = island(async () => (await import('./checkout-footer.tsx')).CheckoutFooter, {
  hydrateWhen: 'never',
})

export { CheckoutFooter } from './checkout-footer.tsx'
export { Footer, footerQueries } from './footer.tsx'

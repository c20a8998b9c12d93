export { CheckoutHeader } from './checkout-header.tsx'
export { Header } from './header.tsx'
export { headerQueries } from './shell-query.ts'

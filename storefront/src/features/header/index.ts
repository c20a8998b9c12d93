import { part } from '../../lib/part/part.tsx'

export { Header } from './header.tsx'
export { LogoPart, TopLinePart } from './merchant-parts.ts'
export { headerQueries } from './shell-query.ts'

export const CheckoutHeader = part(async () => (await import('./checkout-header.tsx')).CheckoutHeader, {
  wakes: 'never',
})

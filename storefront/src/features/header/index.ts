import { island } from '../../lib/island/island.tsx'

export { Header } from './header.tsx'
export { LogoIsland, TopLineIsland } from './merchant-islands.ts'
export { headerQueries } from './shell-query.ts'

export const CheckoutHeader = island(async () => (await import('./checkout-header.tsx')).CheckoutHeader, {
  hydrateWhen: 'never',
})

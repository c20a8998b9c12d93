import { island } from '../../../lib/island/island.tsx'

export const StoreStock = island(async () => (await import('./store-stock.tsx')).StoreStock, {
  hydrateWhen: 'visible',
})

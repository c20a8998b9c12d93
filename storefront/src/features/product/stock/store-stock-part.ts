import { part } from '../../../lib/part/part.tsx'

export const StoreStock = part(async () => (await import('./store-stock.tsx')).StoreStock, { wakes: 'seen' })

import type { Basket } from './basket.ts'
import type { BasketRow } from './queries.ts'

type Columns = 'id' | 'customerId' | 'temporary' | 'country' | 'currency' | 'createdAt' | 'modifiedAt'

/** What the row's jsonb holds. */
export type BasketDocument = Omit<Basket, Columns>

export const fromRow = ({ document, ...columns }: BasketRow): Basket => ({ ...document, ...columns })

export const toRow = (basket: Basket): BasketRow => {
  const { id, customerId, temporary, country, currency, createdAt, modifiedAt, ...document } = basket
  return { id, customerId, temporary, country, currency, createdAt, modifiedAt, document }
}

import type { Env } from '../../../api/env.tsx'
import type { Basket } from '../basket.ts'

/** What a write of the shopper did: the basket before and after it, and the products it was about. */
export type BasketChange = { before: Basket; after: Basket; productIds: readonly string[] }

export const changesKey = ['basket-changes'] as const

/** How many changes were queued offline since the shopper was last told. */
export const queuedCountKey = ['kept-changes'] as const

/** Records a change for analytics; changes collect until the tracking code reads them. */
export const noteChange = ({ queries }: Env, change: BasketChange) =>
  queries.setQueryData<readonly BasketChange[]>(changesKey, (known = []) => [...known, change])

import type { Env } from '../../../api/env.tsx'
import type { Basket } from '../basket.ts'

/** What a write of the shopper did: the basket before and after it, and the products it was about. */
export type BasketChange = { before: Basket; after: Basket; productIds: readonly string[] }

export const changesKey = ['basket-changes'] as const

/** How many changes were kept without a network since that was last told. */
export const queuedCountKey = ['kept-changes'] as const

/** Notes a change for whoever counts them; it waits until somebody does. */
export const noteChange = ({ queries }: Env, change: BasketChange) =>
  queries.setQueryData<readonly BasketChange[]>(changesKey, (known = []) => [...known, change])

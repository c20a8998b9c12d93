import { Reply } from '../../kernel/operation.ts'
import { defineProblem } from '../../kernel/problem.ts'
import type { ProductPrices } from '../contract.ts'

export const priceChangeStatuses = [
  'draft',
  'scheduled',
  'applied',
  'reverted',
  'cancelled',
  'failed',
] as const
export type PriceChangeStatus = (typeof priceChangeStatuses)[number]

/** Prices of a country's list that wait to be put in place, or were. */
export type PriceChange = {
  id: string
  country: string
  name: string
  status: PriceChangeStatus
  productCount: number
  startsAt: Date | null
  appliedAt: Date | null
  /** Why it could not be put in place. */
  fault: string | null
  revision: number
  createdAt: Date
}

/** With the prices themselves: `replaced` are those that stood there before. */
export type PriceChangeWithPrices = PriceChange & {
  prices: ProductPrices[]
  replaced: ProductPrices[] | null
}

/** The price change's status does not allow this step. Carries `status`. */
export const priceChangeStatusTransition = defineProblem(
  409,
  'price-change-status-transition',
  'Price Change Status Transition',
)

export const priceChangeView = (change: PriceChange) => ({
  id: change.id,
  priceBookId: change.country,
  name: change.name,
  status: change.status,
  productCount: change.productCount,
  createdAt: change.createdAt.toISOString(),
  ...(change.startsAt === null ? {} : { startsAt: change.startsAt.toISOString() }),
  ...(change.appliedAt === null ? {} : { appliedAt: change.appliedAt.toISOString() }),
  ...(change.fault === null ? {} : { fault: change.fault }),
})

/** The change's entity tag: its revision, which every step raises. */
export const etagOf = ({ revision }: Pick<PriceChange, 'revision'>): string => `"${revision}"`

/** An answer that names the revision. */
export const taggedReply = (change: PriceChange, status = 200) =>
  new Reply(status, priceChangeView(change), { etag: etagOf(change) })

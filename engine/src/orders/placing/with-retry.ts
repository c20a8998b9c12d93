/** Another order took the stock, or the coupon, between this order's read and its write: the transaction must be retried. */
export class SerializationConflict extends Error {
  override name = 'SerializationConflict'
}

const tries = 8

/** A conflict of ours, or PostgreSQL's serialization failure or deadlock. */
const isCollision = (error: unknown): boolean => {
  const { code } = error as { code?: string }
  return error instanceof SerializationConflict || code === '40001' || code === '40P01'
}

/** Retries a whole transaction that lost a race, at most eight times; each try reads what the winners have written. */
export const withRetry = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (!isCollision(error) || attempt === tries) throw error
    }
  }
}

/** Stock, or the use of a coupon, went to another order between reading and taking: what is left has to be read anew. */
export class SerializationConflict extends Error {
  override name = 'SerializationConflict'
}

const tries = 8

/** Two transactions met; PostgreSQL ended this one so that the other could go on. */
const isCollision = (error: unknown): boolean => {
  const { code } = error as { code?: string }
  return error instanceof SerializationConflict || code === '40001' || code === '40P01'
}

/** Runs a whole transaction again when it lost a race; each time it sees what the winners have done. */
export const withRetry = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (!isCollision(error) || attempt === tries) throw error
    }
  }
}

import type { Db } from './db.ts'

/**
 * The same handle, which throws where a second connection is asked for while its transaction is open. With a pool of few,
 * calls that do so would each hold one connection and wait for another, all of them for ever. For tests.
 */
export const oneConnection = (db: Db): Db => {
  let isOpen = false
  const free = (): Db => {
    if (isOpen) throw new Error('a transaction is open: ask within it, for no second connection')
    return db
  }
  return {
    ...db,
    query: (statement) => free().query(statement),
    maybe: (statement) => free().maybe(statement),
    one: (statement) => free().one(statement),
    run: (statement) => free().run(statement),
    executeSql: (text, values) => free().executeSql(text, values),
    transaction: async (work) => {
      const whole = free()
      isOpen = true
      try {
        return await whole.transaction(work)
      } finally {
        isOpen = false
      }
    },
  }
}

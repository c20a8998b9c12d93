import { runningPostgres } from '../../start/postgres/start-postgres.ts'
import { type OwnShop, startOwnShop } from './own-shop.ts'

/** A second process over the database of the shop under test, which counts attempts where that one does not. */
export const openStrictShop = (port: number): Promise<OwnShop> => {
  const database = runningPostgres(process.env.E2E_DATA_DIR ?? '')
  if (!database) throw new Error('the shop under test has no database here')
  return startOwnShop(port, {
    DATA_DIR: process.env.E2E_DATA_DIR ?? '',
    DATABASE_URL: database,
    RATE_LIMITS: 'on',
  })
}

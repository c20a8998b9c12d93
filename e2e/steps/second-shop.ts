import { runningPostgres } from '../../start/postgres/start-postgres.ts'
import { type OwnShop, startOwnShop } from './own-shop.ts'
import { shopUnderTest } from './shops.ts'

/** A second process over the database of the shop under test, set up otherwise than that one, so many ports further. */
export const openSecondShop = (ports: number, env: Record<string, string>): Promise<OwnShop> => {
  const { dataDir, port } = shopUnderTest
  const database = runningPostgres(dataDir)
  if (!database) throw new Error('the shop under test has no database here')
  return startOwnShop(port + ports, { RATE_LIMITS: 'off', ...env, DATA_DIR: dataDir, DATABASE_URL: database })
}

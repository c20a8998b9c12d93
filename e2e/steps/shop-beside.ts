import { runningPostgres } from '../../start/postgres/start-postgres.ts'
import { type OwnShop, startOwnShop } from './own-shop.ts'

/** A second process over the database of the shop under test, set up otherwise than that one; `baseURL` is that one's. */
export const openShopBeside = (
  baseURL: string | undefined,
  ports: number,
  env: Record<string, string>,
): Promise<OwnShop> => {
  const dataDir = process.env.E2E_DATA_DIR ?? ''
  const database = runningPostgres(dataDir)
  if (!database) throw new Error('the shop under test has no database here')
  const port = Number(new URL(String(baseURL)).port) + ports
  return startOwnShop(port, { RATE_LIMITS: 'off', ...env, DATA_DIR: dataDir, DATABASE_URL: database })
}

import type { Env } from '../../api/env.tsx'
import { query } from '../../api/query.ts'
import { trade } from '../../api/trade.ts'

/** The merchant's rules and the goods they name; the same until the catalogue changes. */
export const tradeQuery = (env: Env) => query(env, trade.getTradeData, {})

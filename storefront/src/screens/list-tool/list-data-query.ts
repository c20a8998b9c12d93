import type { Env } from '../../api/env.tsx'
import { query } from '../../api/query.ts'
import { trade } from '../../api/trade.ts'

/** The words of lists and all goods they may mean; the same until the catalogue changes. */
export const listDataQuery = (env: Env) => query(env, trade.getListData, {})

/** What the customer chose for phrases of earlier lists. */
export const learnedQuery = (env: Env) => query(env, trade.getLearnedPhrases, {})

import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { queueRunMails, type RunNews } from '../orders/index.ts'
import { selectRunGoods } from './queries.ts'

type Run = {
  country: string
  sku: string
  /** What paid orders that are not cut have of it. */
  orders: readonly { source: string; sku: string; mm: number }[]
}

/** Orders that have less of it than a run: whoever ordered a whole one waits for nobody. */
const waitingOrders = ({ sku, orders }: Run, minimumMm: number): string[] =>
  [
    ...Map.groupBy(
      orders.filter((one) => one.sku === sku),
      ({ source }) => source,
    ),
  ].flatMap(([orderNo, lines]) => (lines.reduce((sum, { mm }) => sum + mm, 0) < minimumMm ? [orderNo] : []))

/** Tells who waits for a shared run what became of it, once for each `key`. */
export const tellRun = async (
  ctx: AdminContext,
  tx: Db,
  run: Run,
  { news, key }: Pick<RunNews, 'news' | 'key'>,
): Promise<void> => {
  const { country, sku } = run
  const [goods] = await tx.query(selectRunGoods(ctx.site.siteId, [sku]))
  if (!goods) return
  const { name, minimumMm } = goods
  await queueRunMails(ctx, tx, waitingOrders(run, minimumMm), { country, name, key: `${sku} ${key}`, news })
}

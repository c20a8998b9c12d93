import { defineModule } from '../kernel/operation.ts'
import { stockNoticesContract } from './contract.ts'
import { createStockNotice } from './create-stock-notice.ts'
import { deleteStockNotice } from './delete-stock-notice.ts'
import { endStockNotices } from './end-stock-notices.ts'
import { getStockNotices } from './get-stock-notices.ts'
import { lookForStock } from './look-for-stock.ts'
import { stockNoticesRoutes } from './routes.ts'

export const stockNoticesModule = defineModule({
  name: 'stock-notices',
  routes: stockNoticesRoutes,
  contract: stockNoticesContract,
  operations: { createStockNotice, getStockNotices, deleteStockNotice, endStockNotices },
})

/** What this module does in the background. */
export const stockNoticeJobs = [lookForStock]

import { defineAdminModule } from '../kernel/admin-operation.ts'
import { priceBookContract } from './contract.ts'
import { getPriceHistory } from './get-price-history.ts'
import { getPriceBooks, getPrices } from './get-prices.ts'
import { applyDuePriceChanges } from './price-changes/apply-due-price-changes.ts'
import { priceChangeContract } from './price-changes/contract.ts'
import { previewPriceChange } from './price-changes/preview-price-change.ts'
import { createPriceChange, getPriceChange, getPriceChanges } from './price-changes/read-price-changes.ts'
import { priceChangeRoutes } from './price-changes/routes.ts'
import {
  cancelPriceChange,
  revertPriceChange,
  schedulePriceChange,
} from './price-changes/schedule-price-change.ts'
import { priceBookRoutes } from './routes.ts'
import { searchPrices } from './search-prices.ts'
import { updatePrices } from './update-prices.ts'

export const priceBooksModule = defineAdminModule({
  name: 'price-books',
  routes: { ...priceBookRoutes, ...priceChangeRoutes },
  contract: { ...priceBookContract, ...priceChangeContract },
  operations: {
    getPriceBooks,
    getPrices,
    searchPrices,
    getPriceHistory,
    updatePrices,
    getPriceChanges,
    createPriceChange,
    getPriceChange,
    previewPriceChange,
    schedulePriceChange,
    cancelPriceChange,
    revertPriceChange,
  },
})

/** What this module does in the background. */
export const priceBookJobs = [applyDuePriceChanges]

import { defineAdminModule } from '../kernel/admin-operation.ts'
import { priceBookContract } from './contract.ts'
import { getPriceBooks, getPrices } from './get-prices.ts'
import { priceBookRoutes } from './routes.ts'
import { updatePrices } from './update-prices.ts'

export const priceBooksModule = defineAdminModule({
  name: 'price-books',
  routes: priceBookRoutes,
  contract: priceBookContract,
  operations: { getPriceBooks, getPrices, updatePrices },
})

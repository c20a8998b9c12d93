import { defineModule } from '../kernel/operation.ts'
import { searchContract } from './contract.ts'
import { getSearchSuggestions } from './get-search-suggestions.ts'
import { productSearch } from './product-search.ts'
import { searchRoutes } from './routes.ts'

export const searchModule = defineModule({
  name: 'search',
  routes: searchRoutes,
  contract: searchContract,
  operations: { productSearch, getSearchSuggestions },
})

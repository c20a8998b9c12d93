import { defineAdminModule } from '../kernel/admin-operation.ts'
import { defineModule } from '../kernel/operation.ts'
import { searchContract } from './contract.ts'
import { searchDeskContract } from './desk/contract.ts'
import { searchDeskRoutes } from './desk/routes.ts'
import { ignoreSearchMiss, restoreSearchMiss } from './desk/ignore-miss.ts'
import { getSearchMisses, testQuery } from './desk/search-desk.ts'
import { getSearchSuggestions } from './get-search-suggestions.ts'
import { productSearch } from './product-search.ts'
import { searchRoutes } from './routes.ts'

export const searchModule = defineModule({
  name: 'search',
  routes: searchRoutes,
  contract: searchContract,
  operations: { productSearch, getSearchSuggestions },
})

/** What shoppers searched for, for the merchant's people. */
export const searchDeskModule = defineAdminModule({
  name: 'search-desk',
  routes: searchDeskRoutes,
  contract: searchDeskContract,
  operations: { getSearchMisses, ignoreSearchMiss, restoreSearchMiss, testQuery },
})

import { apiClientsModule } from '../api-clients/module.ts'
import { auditModule } from '../audit/module.ts'
import { bankModule } from '../bank/module.ts'
import { caseDeskModule } from '../cases/module.ts'
import { catalogModule, categoriesAdminModule } from '../catalog/module.ts'
import { costsModule } from '../costs/module.ts'
import { eventsModule } from '../events/module.ts'
import { counterModule } from '../counter/module.ts'
import { fiscalModule } from '../fiscal/module.ts'
import { inventoryModule } from '../inventory/module.ts'
import { customerBalancesModule } from '../customer-balances/module.ts'
import { customerListsModule } from '../customer-lists/module.ts'
import { jobExecutionsModule } from '../job-executions/module.ts'
import { mediaModule } from '../media/module.ts'
import type { AdminModule } from '../kernel/admin-operation.ts'
import { marketingModule } from '../marketing/module.ts'
import { salesDeskModule } from '../opportunities/module.ts'
import { ordersAdminModule, ordersDeskModule } from '../orders/module.ts'
import { plantModule } from '../plant/module.ts'
import { priceBooksModule } from '../price-books/module.ts'
import { storeManagementModule } from '../store-management/module.ts'
import { reportsModule } from '../reports/module.ts'
import { searchDeskModule } from '../search/module.ts'
import { siteManagementModule } from '../site-management/module.ts'
import { usersModule } from '../staff/module.ts'

/** Every module of the Admin API. A new module is one line here. */
export const adminModules: AdminModule[] = [
  ordersAdminModule,
  ordersDeskModule,
  counterModule,
  bankModule,
  salesDeskModule,
  caseDeskModule,
  inventoryModule,
  plantModule,
  reportsModule,
  fiscalModule,
  costsModule,
  priceBooksModule,
  catalogModule,
  categoriesAdminModule,
  marketingModule,
  siteManagementModule,
  searchDeskModule,
  storeManagementModule,
  customerListsModule,
  customerBalancesModule,
  mediaModule,
  eventsModule,
  jobExecutionsModule,
  auditModule,
  usersModule,
  apiClientsModule,
]

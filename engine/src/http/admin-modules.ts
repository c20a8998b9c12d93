import { auditModule } from '../audit/module.ts'
import { catalogModule, categoriesAdminModule } from '../catalog/module.ts'
import type { AdminModule } from '../kernel/admin-operation.ts'
import { marketingModule } from '../marketing/module.ts'
import { ordersAdminModule } from '../orders/module.ts'
import { priceBooksModule } from '../price-books/module.ts'
import { siteManagementModule } from '../site-management/module.ts'
import { usersModule } from '../staff/module.ts'

/** Every module of the Admin API. A new module is one line here. */
export const adminModules: AdminModule[] = [
  ordersAdminModule,
  priceBooksModule,
  catalogModule,
  categoriesAdminModule,
  marketingModule,
  siteManagementModule,
  auditModule,
  usersModule,
]

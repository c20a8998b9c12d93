import { searchModule } from '../search/module.ts'
import { seoModule } from '../seo/module.ts'
import { shopperContextModule } from '../shopper-context/module.ts'
import { stockNoticesModule } from '../stock-notices/module.ts'
import { subscriptionsModule } from '../subscriptions/module.ts'
import { storesModule } from '../stores/module.ts'
import { tradeModule } from '../trade/module.ts'
import { personalisationModule } from '../personalisation/module.ts'
import { sitesModule } from '../sites/module.ts'
import { promotionsModule } from '../promotions/module.ts'
import { productListsModule } from '../product-lists/module.ts'
import { productsModule } from '../products/module.ts'
import { privacyModule } from '../privacy/module.ts'
import { preferencesModule } from '../preferences/module.ts'
import { paymentsModule } from '../payments/module.ts'
import { opportunitiesModule } from '../opportunities/module.ts'
import { paypalModule } from '../paypal/module.ts'
import { ordersModule } from '../orders/module.ts'
import { contentModule } from '../content/module.ts'
import { casesModule } from '../cases/module.ts'
import { categoriesModule } from '../categories/module.ts'
import { basketsModule } from '../baskets/module.ts'
import { customersModule } from '../customers/module.ts'
import type { EngineModule } from '../kernel/operation.ts'
import { loginModule } from '../login/module.ts'

/** Every module with operations, in the order of the contract. A new module is one line here. */
export const modules: EngineModule[] = [
  loginModule,
  customersModule,
  productListsModule,
  basketsModule,
  ordersModule,
  opportunitiesModule,
  paymentsModule,
  paypalModule,
  productsModule,
  categoriesModule,
  searchModule,
  promotionsModule,
  storesModule,
  seoModule,
  shopperContextModule,
  sitesModule,
  preferencesModule,
  contentModule,
  subscriptionsModule,
  stockNoticesModule,
  casesModule,
  privacyModule,
  personalisationModule,
  tradeModule,
]

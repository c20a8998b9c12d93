import { searchModule } from '../search/index.ts'
import { seoModule } from '../seo/index.ts'
import { shopperContextModule } from '../shopper-context/index.ts'
import { subscriptionsModule } from '../subscriptions/index.ts'
import { storesModule } from '../stores/index.ts'
import { personalisationModule } from '../personalisation/index.ts'
import { sitesModule } from '../sites/index.ts'
import { promotionsModule } from '../promotions/index.ts'
import { productListsModule } from '../product-lists/index.ts'
import { productsModule } from '../products/index.ts'
import { privacyModule } from '../privacy/index.ts'
import { preferencesModule } from '../preferences/index.ts'
import { paymentsModule } from '../payments/index.ts'
import { opportunitiesModule } from '../opportunities/index.ts'
import { paypalModule } from '../paypal/index.ts'
import { ordersModule } from '../orders/index.ts'
import { contentModule } from '../content/index.ts'
import { casesModule } from '../cases/index.ts'
import { categoriesModule } from '../categories/index.ts'
import { basketsModule } from '../baskets/index.ts'
import { customersModule } from '../customers/index.ts'
import type { EngineModule } from '../kernel/operation.ts'
import { loginModule } from '../login/index.ts'

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
  casesModule,
  privacyModule,
  personalisationModule,
]

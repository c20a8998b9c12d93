import { defineModule } from '../kernel/operation.ts'
import { paypalContract } from './contract.ts'
import { createPaypalOrder } from './create-paypal-order.ts'
import { receivePaypalNotice } from './receive-paypal-notice.ts'
import { paypalRoutes } from './routes.ts'

export const paypalModule = defineModule({
  name: 'paypal',
  routes: paypalRoutes,
  contract: paypalContract,
  operations: { createPaypalOrder, receivePaypalNotice },
})

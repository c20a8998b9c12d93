import { defineAdminModule } from '../../kernel/admin-operation.ts'
import { updateOrderPaymentStatus, updateOrderShippingStatus, updateOrderStatus } from './change-status.ts'
import { merchantOrderContract } from './contract.ts'
import { getOrder, getOrders } from './get-orders.ts'
import { merchantOrderRoutes } from './routes.ts'
import {
  updateOrder,
  updateOrderConfirmationStatus,
  updateOrderExportStatus,
  updateOrderExternalStatus,
} from './update-order.ts'
import { updateOrderShippingAddress } from './update-shipping-address.ts'

/** Orders as the merchant's programs read and move them. */
export const ordersAdminModule = defineAdminModule({
  name: 'merchant-orders',
  routes: merchantOrderRoutes,
  contract: merchantOrderContract,
  operations: {
    getOrder,
    getOrders,
    updateOrder,
    updateOrderStatus,
    updateOrderPaymentStatus,
    updateOrderShippingStatus,
    updateOrderExportStatus,
    updateOrderConfirmationStatus,
    updateOrderExternalStatus,
    updateOrderShippingAddress,
  },
})

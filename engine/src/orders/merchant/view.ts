import { orderView } from '../view.ts'
import type { MerchantOrder } from './queries.ts'

/** The order's entity tag: its revision, which a change raises. */
export const etagOf = ({ revision }: Pick<MerchantOrder, 'revision'>): string => `"${revision}"`

/** An order as the merchant's programs see it. */
export const merchantOrderView = (siteId: string, order: MerchantOrder) => {
  const { externalStatus, externalOrderNo, externalOrderText, customerOrderReference } = order
  const view = orderView(siteId, order)
  return {
    ...view,
    exportStatus: order.exportStatus,
    confirmationStatus: order.confirmationStatus ?? view.confirmationStatus,
    ...(externalStatus === null ? {} : { externalOrderStatus: externalStatus }),
    ...(externalOrderNo === null ? {} : { externalOrderNo }),
    ...(externalOrderText === null ? {} : { externalOrderText }),
    ...(customerOrderReference === null ? {} : { customerOrderReference }),
    c_country: order.country,
    c_revision: order.revision,
  }
}

const base = '/custom/orders-desk/v1/organizations/{organizationId}' as const
const order = `${base}/orders/{orderNo}` as const

/** What the merchant's people do with orders beyond the platform's family. */
export const deskOrderRoutes = {
  searchOrders: `POST ${base}/order-search`,
  searchPickups: `POST ${base}/pickup-search`,
  getDeskOrder: `GET ${order}`,
  getTransferProof: `GET ${order}/proofs/{fileId}`,
  revealOrderPersons: `POST ${order}/persons`,
  replaceOrderCollectors: `PUT ${order}/collectors`,
  addOrderNote: `POST ${order}/notes`,
  resendOrderMail: `POST ${order}/mails`,
  writeOrderMessage: `POST ${order}/messages`,
  stepOrderLines: `POST ${order}/steps`,
  handOverOrder: `POST ${order}/hand-overs`,
  takeOrderPayment: `POST ${order}/payments`,
  refundOrder: `POST ${order}/refunds`,
  cancelDeskOrder: `POST ${order}/cancellation`,
  createDispatch: `POST ${base}/dispatches`,
  getDispatches: `GET ${base}/dispatches`,
  getDispatch: `GET ${base}/dispatches/{dispatchId}`,
} as const

import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.035',
    file: 'engine/src/paypal/create-paypal-order.ts',
    find: '{ ...usd, id: orderId, totalMinor }',
    replace: '{ ...usd, id: orderId, totalMinor: totalMinor - 1 }',
  },
  {
    id: 'S1.036',
    file: 'engine/src/orders/payment/settle-payment.ts',
    find: '        order: paidOrder(ctx, order),',
    replace: '        order,',
  },
  {
    id: 'S2.019',
    file: 'engine/src/kernel/page-routes.ts',
    find: "cardReturn: '/cs-callback'",
    replace: "cardReturn: '/cs-callbackx'",
  },
  {
    id: 'S2.019',
    file: 'storefront/src/screens/card-return/destination.ts',
    find: "if (status === 'pending') return undefined",
    replace: "if (status === 'review') return undefined",
  },
  {
    id: 'S2.020',
    file: 'engine/src/kernel/page-routes.ts',
    find: "'/cs-callback/{transactionId}'",
    replace: "'/cs-callback/{id}'",
  },
  {
    id: 'S2.164',
    file: 'storefront/src/screens/checkout/order-action.tsx',
    find: 'if (!Approval) return',
    replace: 'if (Approval) return',
  },
  {
    id: 'S4.065',
    file: 'engine/src/paypal/create-paypal-order.ts',
    find: 'await savePaypalOrder(ctx, state.basket.id, { ...usd, id: orderId, totalMinor })\n',
    replace: '',
  },
  {
    id: 'S4.066',
    file: 'storefront/src/features/payment-methods/paypal/use-paypal.ts',
    find: 'body: { paymentMethodId: paypalId, c_transaction_id: id }',
    replace: 'body: { paymentMethodId: paypalId, c_transaction_id: basketId }',
  },
  {
    id: 'S4.067',
    file: 'storefront/src/features/payment-methods/paypal/use-paypal.ts',
    find: 'if (approved) back.mutate()',
    replace: 'back.mutate()',
  },
  {
    id: 'S7.040',
    file: 'storefront/src/features/payment-methods/paypal/create-paypal-order.ts',
    find: 'if (!orderId || !approveUrl) throw',
    replace: 'if (!orderId && !approveUrl) throw',
  },
  {
    id: 'S8.027',
    file: 'storefront/src/features/checkout/payment-results.ts',
    find: "'REJECTED', 'AUTHORIZED_RISK_DECLINED']",
    replace: "'REJECTED']",
  },
  {
    id: 'S8.028',
    file: 'storefront/src/features/checkout/payment-results.ts',
    find: "['SYSTEM_ERROR', 'SERVER_ERROR']",
    replace: "['SYSTEM_ERROR']",
  },
  {
    id: 'S8.029',
    file: 'storefront/src/features/checkout/payment-results.ts',
    find: "'Invalid Payment Method Id', 'Invalid body values']",
    replace: "'Invalid Payment Method Id', 'Invalid body value']",
  },
  {
    id: 'S8.030',
    file: 'storefront/src/screens/card-return/destination.ts',
    find: "if (status === 'pending') return undefined",
    replace: "if (status === 'pending' || status === 'review') return undefined",
  },
  {
    id: 'S9.037',
    file: 'engine/src/vendor-config.ts',
    find: "production: 'https://api.cybersource.com'",
    replace: "production: 'https://apitest.cybersource.com'",
  },
]

import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.018',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/checkout'",
    replace: "pattern: '/checkoutx'",
  },
  {
    id: 'S2.022',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/checkout/confirmation/{orderNo}'",
    replace: "pattern: '/checkout/confirm/{orderNo}'",
  },
  {
    id: 'S2.023',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/confirmation/{orderNo}', screen: 'confirmation'",
    replace: "pattern: '/confirmation/{orderNo}', screen: 'plain'",
  },
  {
    id: 'S2.024',
    file: 'storefront/src/features/orders/order.ts',
    find: '.filter(Boolean).at(-1)',
    replace: '.filter(Boolean).at(-2)',
  },
  {
    id: 'S2.153',
    file: 'storefront/src/features/basket/basket-figures.tsx',
    find: "rows.push({ id: 'shipping', label: t(messages.shipping), value: shipping })",
    replace: "if (!known) rows.push({ id: 'shipping', label: t(messages.shipping), value: shipping })",
  },
  {
    id: 'S2.154',
    file: 'storefront/src/features/basket/basket-figures.tsx',
    find: 'basket.shippingTotal === 0',
    replace: 'basket.shippingTotal === 1',
  },
  {
    id: 'S2.155',
    file: 'storefront/src/features/basket/basket-figures.tsx',
    find: "typeof basket.taxTotal === 'number' ? amount(basket.taxTotal) : t(messages.unknown)",
    replace: 'amount(basket.taxTotal ?? 0)',
  },
  {
    id: 'S2.162',
    file: 'storefront/src/features/basket/basket-figures.tsx',
    find: "typeof basket.orderTotal !== 'number' || !isPlaceKnown(basket)",
    replace: "typeof basket.orderTotal !== 'number'",
  },
  {
    id: 'S4.001',
    file: 'storefront/src/features/checkout/steps.ts',
    find: 'SHIPPING_ADDRESS: 1,\n  SHIPPING_OPTIONS: 2,',
    replace: 'SHIPPING_ADDRESS: 2,\n  SHIPPING_OPTIONS: 1,',
  },
  {
    id: 'S4.002',
    file: 'storefront/src/features/checkout/steps.ts',
    find: 'if (!basket.customerInfo?.email) return checkoutSteps.CONTACT_INFO',
    replace: 'if (!basket.customerInfo) return checkoutSteps.CONTACT_INFO',
  },
  {
    id: 'S4.003',
    file: 'storefront/src/features/checkout/steps.ts',
    find: '|| !basket.c_personPicksUpData)',
    replace: '&& !basket.c_personPicksUpData)',
  },
  {
    id: 'S4.004',
    file: 'storefront/src/features/checkout/steps.ts',
    find: 'if (!shipment?.shippingMethod) return checkoutSteps.SHIPPING_OPTIONS',
    replace: 'if (!shipment) return checkoutSteps.SHIPPING_OPTIONS',
  },
  {
    id: 'S4.005',
    file: 'storefront/src/features/checkout/steps.ts',
    find: '(basket.paymentInstruments?.length ?? 0) > 0 && isComplete(basket.billingAddress)\n  return paid',
    replace:
      '(basket.paymentInstruments?.length ?? 0) > 0 || isComplete(basket.billingAddress)\n  return paid',
  },
  {
    id: 'S4.006',
    file: 'storefront/src/features/checkout/steps.ts',
    find: 'return paid ? checkoutSteps.REVIEW_ORDER : checkoutSteps.PAYMENT',
    replace: 'return checkoutSteps.PAYMENT',
  },
  {
    id: 'S4.007',
    file: 'storefront/src/features/checkout/steps.ts',
    find: 'return Math.min(step + 1, checkoutSteps.REVIEW_ORDER) as Step',
    replace: 'return Math.min(step + 2, checkoutSteps.REVIEW_ORDER) as Step',
  },
  {
    id: 'S4.008',
    file: 'storefront/src/features/checkout/steps.ts',
    find: 'step === -1 || step > start',
    replace: 'step === -1 || step >= start - 1',
  },
  {
    id: 'S4.009',
    file: 'storefront/src/features/checkout/stored-flow.ts',
    find: 'writeStored(storageKeys.checkoutBasketId, basketId)',
    replace: 'void basketId',
  },
  {
    id: 'S4.010',
    file: 'storefront/src/features/checkout/stored-flow.ts',
    find: "if (readStored(storageKeys.checkoutFlow) !== undefined) writeStored(storageKeys.checkoutFlow, 'normal')",
    replace:
      "if (readStored(storageKeys.checkoutFlow) === undefined) writeStored(storageKeys.checkoutFlow, 'normal')",
  },
  {
    id: 'S4.011',
    file: 'storefront/src/features/checkout/stored-flow.ts',
    find: 'removeStored(storageKeys.checkoutBasketId)\n',
    replace: '',
  },
  {
    id: 'S4.012',
    file: 'storefront/src/features/taxpayer/taxpayer.ts',
    find: "billing?.c_taxpayerType === 'juridico' ? 'juridico' : 'natural'",
    replace: "billing?.c_taxpayerType === 'natural' ? 'juridico' : 'natural'",
  },
  {
    id: 'S4.013',
    file: 'facts/taxpayer.ts',
    find: "return value !== 'no'",
    replace: "return value === 'other'",
  },
  {
    id: 'S4.014',
    file: 'facts/taxpayer.ts',
    find: 'return countries[country].fiscalCreditAllowed',
    replace: "return countries[country].fiscalCreditAllowed || country === 'HN'",
  },
  {
    id: 'S4.015',
    file: 'facts/taxpayer.ts',
    find: "taxpayer === 'natural')",
    replace: "taxpayer === 'juridico')",
  },
  {
    id: 'S4.020',
    file: 'storefront/src/features/basket/basket-sync.tsx',
    find: 'useDefaultMethod(basket && showsDelivery(pathname) && !rests && !writes ? basket : undefined)',
    replace: 'useDefaultMethod(undefined)',
  },
  {
    id: 'S4.036',
    file: 'storefront/src/features/basket/basket-actions.tsx',
    find: '(line.inventory?.ats ?? 1) <= 0',
    replace: '(line.inventory?.ats ?? 1) < 0',
  },
  {
    id: 'S8.003',
    file: 'storefront/src/features/checkout/payment-results.ts',
    find: 'return messages.generic',
    replace: 'return messages.declined',
  },
  {
    id: 'S8.031',
    file: 'storefront/src/screens/checkout/place-outcome.ts',
    find: "case 'product-item-not-available':",
    replace: "case 'product-item-unavailable':",
  },
]

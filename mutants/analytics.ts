import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.040',
    file: 'storefront/src/features/tracking/outside-scripts.ts',
    find: "  if (analytics) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })\n",
    replace: '',
  },
  {
    id: 'S3.034',
    file: 'storefront/src/features/tracking/events.ts',
    find: 'shipping: order.shippingTotal,',
    replace: 'shipping: order.taxTotal,',
  },
  {
    id: 'S7.052',
    file: 'storefront/src/features/tracking/watch-page.tsx',
    find: '`${again} ${pathname}`',
    replace: 'again',
  },
  {
    id: 'S7.060',
    file: 'storefront/src/features/tracking/events.ts',
    find: "event: 'view_item',",
    replace: "event: 'view_product',",
  },
  {
    id: 'S7.061',
    file: 'storefront/src/features/tracking/events.ts',
    find: "ofBasket('view_cart', basket)",
    replace: "ofBasket('view_basket', basket)",
  },
  {
    id: 'S7.062',
    file: 'storefront/src/features/tracking/events.ts',
    find: "'begin_checkout'",
    replace: "'checkout'",
  },
  {
    id: 'S7.063',
    file: 'storefront/src/features/tracking/events.ts',
    find: "direction === 'added'",
    replace: "direction !== 'added'",
  },
  {
    id: 'S7.064',
    file: 'storefront/src/features/tracking/events.ts',
    find: "direction === 'removed'",
    replace: "direction !== 'removed'",
  },
  {
    id: 'S7.065',
    file: 'storefront/src/features/tracking/events.ts',
    find: "event: 'view_item_list',",
    replace: "event: 'view_list',",
  },
  {
    id: 'S7.066',
    file: 'storefront/src/features/tracking/events.ts',
    find: "event: 'purchase'",
    replace: "event: 'order'",
  },
]

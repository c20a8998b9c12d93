import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.026',
    file: 'engine/src/baskets/view.ts',
    find: "...(ctx.audience === 'registered' ? moneyView(ctx, state) : undefined),",
    replace: '...moneyView(ctx, state),',
  },
  {
    id: 'S1.027',
    file: 'engine/src/baskets/view.ts',
    find: '? { ...goodsTotals(state), ...shippingTotals(state), shipmentTotal: orNull(orderTotalMinor) }\n      : {}),',
    replace:
      '? { ...goodsTotals(state), ...shippingTotals(state), shipmentTotal: orNull(orderTotalMinor) }\n      : { shipmentTotal: orNull(orderTotalMinor) }),',
  },
  {
    id: 'S1.034',
    file: 'engine/src/baskets/prices/calculate-basket.ts',
    find: 'isMixedCart: quotes > 0 && quotes < lines.length',
    replace: 'isMixedCart: quotes > 0',
  },
  {
    id: 'S2.017',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/cart', screen: 'cart'",
    replace: "pattern: '/cart', screen: 'plain'",
  },
  {
    id: 'S4.017',
    file: 'storefront/src/features/basket/basket-query.ts',
    find: 'if (!temporaryBasket || basketId === paying) continue',
    replace: 'if (basketId !== undefined) continue',
  },
  {
    id: 'S4.018',
    file: 'storefront/src/features/basket/basket-sync.tsx',
    find: 'useEffectOncePerKey(elsewhere && !paying && !rests ?',
    replace: 'useEffectOncePerKey(elsewhere && !rests ?',
  },
  {
    id: 'S4.019',
    file: 'storefront/src/features/basket/basket-sync.tsx',
    find: 'basket.customerInfo.email !== mail',
    replace: 'basket.customerInfo.email === mail',
  },
  {
    id: 'S4.022',
    file: 'engine/src/baskets/calls/merge-basket.ts',
    find: 'await ctx.db.run(deleteBasketRow(ctx.site.siteId, guestId, source.id))',
    replace: 'void guestId',
  },
  {
    id: 'S4.038',
    file: 'storefront/src/features/basket/basket-actions.tsx',
    find: '{flow.isProductFinished && (\n',
    replace: '{!flow.isProductQuote && (\n',
  },
  {
    id: 'S4.050',
    file: 'storefront/src/features/basket/lines/use-quantity-editor.ts',
    find: 'timings.cartQuantityDebounce)',
    replace: 'timings.cartQuantityDebounce + 1)',
  },
  {
    id: 'S4.051',
    file: 'storefront/src/features/basket/lines/quantity-editor.ts',
    find: "if (wanted === 0) return 'ask'",
    replace: "if (wanted < 0) return 'ask'",
  },
  {
    id: 'S4.052',
    file: 'storefront/src/features/basket/lines/quantity-editor.ts',
    find: 'wanted > line.maximum',
    replace: 'wanted > line.maximum + 1',
  },
  {
    id: 'S4.053',
    file: 'storefront/src/features/basket/lines/quantity-editor.ts',
    find: "return wanted === line.quantity ? 'keep' : 'send'",
    replace: "return 'send'",
  },
  {
    id: 'S4.054',
    file: 'storefront/src/features/basket/lines/use-quantity-editor.ts',
    find: 'setTyped((now) => (now === wanted ? undefined : now))',
    replace: 'setTyped((now) => now)',
  },
  {
    id: 'S4.055',
    file: 'storefront/src/features/basket/lines/use-quantity-editor.ts',
    find: 'if (applied) return',
    replace: 'if (applied !== undefined) return',
  },
  {
    id: 'S4.056',
    file: 'storefront/src/features/basket/lines/quantity-editor.ts',
    find: "if (wanted === null) return 'wait'",
    replace: "if (wanted === null) return 'ask'",
  },
  {
    id: 'S4.057',
    file: 'storefront/src/features/basket/lines/use-quantity-editor.ts',
    find: 'if (value === null || value === 0) reset()',
    replace: 'if (value === 0) reset()',
  },
  {
    id: 'S4.059',
    file: 'storefront/src/features/basket/lines/inventory-message.tsx',
    find: 'if (!showInventoryMessage) return null',
    replace: 'if (!type) return null',
  },
  {
    id: 'S5.047',
    file: 'storefront/src/ui/forms/stepper.tsx',
    find: 'min = 0,',
    replace: 'min = 1,',
  },
  {
    id: 'S5.048',
    file: 'storefront/src/features/basket/lines/quantity-editor.ts',
    find: 'Math.floor(',
    replace: 'Math.ceil(',
  },
  {
    id: 'S5.049',
    file: 'storefront/src/ui/forms/stepper.tsx',
    find: 'const up = stepUp(value, { min, max, step })',
    replace: 'const up = stepUp(value, { min, max, step: 1 })',
  },
  {
    id: 'S5.051',
    file: 'storefront/src/ui/forms/stepper.tsx',
    find: 'if (next !== undefined && next !== value) onChange(next)',
    replace: 'if (next !== value) onChange(next ?? -1)',
  },
  {
    id: 'S5.052',
    file: 'storefront/src/ui/forms/stepper.tsx',
    find: 'const next = parseTyped(typed)',
    replace:
      'const parsed = parseTyped(typed)\n    const next = parsed && max !== undefined ? Math.min(parsed, max) : parsed',
  },
  {
    id: 'S8.048',
    file: 'storefront/src/features/basket/messages.ts',
    find: 'Has agregado un total de {totalText}',
    replace: 'Has agregado {totalText}',
  },
  {
    id: 'S8.049',
    file: 'storefront/src/features/basket/lines/product-metres.tsx',
    find: 'total: total.value,',
    replace: 'total: 2,',
  },
  {
    id: 'S9.027',
    file: 'storefront/src/ui/forms/stepper.module.css',
    find: '81px',
    replace: '80px',
  },
]

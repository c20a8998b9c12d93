import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.112',
    file: 'storefront/src/features/product/tile/product-tile.tsx',
    find: '{product.productPromotions && <Badge',
    replace: '{product.isSale && <Badge',
  },
  {
    id: 'S2.113',
    file: 'storefront/src/features/product/price/call-out.tsx',
    find: "clamped && (kind === 'registered' ? styles.registered : styles.guest)",
    replace: 'clamped && kind !== undefined && styles.guest',
  },
  {
    id: 'S2.124',
    file: 'storefront/src/screens/product/sections.tsx',
    find: '<p>{shortDescription}</p>',
    replace: "<HtmlContent html={shortDescription ?? ''} />",
  },
  {
    id: 'S2.125',
    file: 'storefront/src/features/product/price/price.ts',
    find: 'promotions.find(({ promotionalPrice }) => promotionalPrice !== undefined) ?? promotions[0]',
    replace: 'promotions[0]',
  },
  {
    id: 'S2.152',
    file: 'storefront/src/features/basket/basket-figures.tsx',
    find: 'label: one.itemText, value: amount(one.price)',
    replace: 'label: one.itemText, value: amount(-one.price)',
  },
  {
    id: 'S2.156',
    file: 'storefront/src/features/basket/coupons/promo-codes.tsx',
    find: 'takeOut(couponItemId)}',
    replace: 'takeOut(code)}',
  },
  {
    id: 'S2.157',
    file: 'storefront/src/features/basket/coupons/promo-codes.tsx',
    find: 'const ordered = basket.orderNo !== undefined',
    replace: 'const ordered = false',
  },
  {
    id: 'S2.158',
    file: 'storefront/src/features/basket/coupons/promo-codes.tsx',
    find: '<AccordionItem title={t(promoMessages.question)}>',
    replace: '<AccordionItem open title={t(promoMessages.question)}>',
  },
  {
    id: 'S2.159',
    file: 'storefront/src/features/basket/coupons/promo-code-form.tsx',
    find: 'label={t(promoMessages.label)}',
    replace: 'label={t(promoMessages.question)}',
  },
  {
    id: 'S2.160',
    file: 'storefront/src/features/basket/coupons/promo-code-form.tsx',
    find: '{t(promoMessages.apply)}',
    replace: '{t(promoMessages.applying)}',
  },
  {
    id: 'S2.165',
    file: 'storefront/src/features/basket/coupons/promotions-applied.tsx',
    find: '...(basket.orderPriceAdjustments ?? []),\n',
    replace: '',
  },
  {
    id: 'S5.001',
    file: 'storefront/src/features/basket/coupons/promo-code-form.tsx',
    find: "setFault(code.length < shortest ? 'required' : undefined)",
    replace: "setFault(code.length < shortest ? 'rejected' : undefined)",
  },
  {
    id: 'S5.002',
    file: 'storefront/src/features/basket/coupons/promo-code-form.tsx',
    find: 'const shortest = 3',
    replace: 'const shortest = 4',
  },
  {
    id: 'S5.002',
    file: 'storefront/src/features/basket/coupons/promo-code-form.tsx',
    find: 'const code = text.trim()',
    replace: 'const code = text',
  },
  {
    id: 'S5.003',
    file: 'storefront/src/features/basket/coupons/promo-code-form.tsx',
    find: "!hasCoupon(basket, code)) return setFault('rejected')",
    replace: "!hasCoupon(basket, code)) return setFault('failed')",
  },
  {
    id: 'S8.019',
    file: 'storefront/src/features/basket/coupons/promo-codes.tsx',
    find: "onError: () => show({ title: t(messages.failed), tone: 'error' }),",
    replace: 'onError: () => undefined,',
  },
  {
    id: 'S9.029',
    file: 'storefront/src/features/product/price/call-out.module.css',
    find: 'font-size: var(--text-12)',
    replace: 'font-size: var(--text-14)',
  },
]

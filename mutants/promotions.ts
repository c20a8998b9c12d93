import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
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
    id: 'S2.157',
    file: 'storefront/src/features/basket/coupons/promo-codes.tsx',
    find: 'const ordered = basket.orderNo !== undefined',
    replace: 'const ordered = false',
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
    id: 'S9.029',
    file: 'storefront/src/features/product/price/call-out.module.css',
    find: 'font-size: var(--text-12)',
    replace: 'font-size: var(--text-14)',
  },
]

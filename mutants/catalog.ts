import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.006',
    file: 'engine/src/search/match-queries.ts',
    find: '      ? sql` and g.facets @> ${[`cgid=${refinement.categoryId}`]}::text[]`',
    replace: '      ? sql` and g.facets @> ${[`cgid=${refinement.categoryId}`].slice(1)}::text[]`',
  },
  {
    id: 'S1.024',
    file: 'engine/src/products/view.ts',
    find: "if (ctx.audience === 'guest' || !shown.has('prices')) return undefined\n  const isRange",
    replace: "if (!shown.has('prices')) return undefined\n  const isRange",
  },
  {
    id: 'S1.025',
    file: 'engine/src/products/view.ts',
    find: "if (ctx.audience === 'guest' || !shown.has('prices')) return undefined\n  const prices",
    replace: "if (!shown.has('prices')) return undefined\n  const prices",
  },
  {
    id: 'S1.028',
    file: 'engine/src/search/contract.ts',
    find: '  productSearch: {\n    query:',
    replace: "  productSearch: {\n    auth: 'registered',\n    query:",
  },
  {
    id: 'S1.031',
    file: 'engine/src/products/view.ts',
    find: "ctx.audience === 'guest' || !shown.has('prices') ? undefined : rangeView(variants, shown.country)",
    replace: "!shown.has('prices') ? undefined : rangeView(variants, shown.country)",
  },
  {
    id: 'S2.027',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/category/{categoryId}'",
    replace: "pattern: '/categorys/{categoryId}'",
  },
  {
    id: 'S2.028',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/categories/{categoryId}', screen: 'category'",
    replace: "pattern: '/categories/{categoryId}', screen: 'plain'",
  },
  {
    id: 'S2.106',
    file: 'engine/src/search/hit-view.ts',
    find: 'productName:',
    replace: 'name:',
  },
  {
    id: 'S2.107',
    file: 'engine/src/search/hit-view.ts',
    find: "if (audience === 'guest' || minors.length === 0) return undefined",
    replace: 'if (minors.length === 0) return undefined',
  },
  {
    id: 'S2.108',
    file: 'storefront/src/features/product/tile/product-tile.tsx',
    find: 'href={to}',
    replace: 'href="/search"',
  },
  {
    id: 'S2.109',
    file: 'storefront/src/features/product/tile/product-tile.tsx',
    find: '<Badge tone="green">{t(messages.isNew)}',
    replace: '<Badge tone="yellow">{t(messages.isNew)}',
  },
  {
    id: 'S2.110',
    file: 'storefront/src/features/product/tile/product-tile.tsx',
    find: '<Badge tone="yellow">{t(messages.isSale)}',
    replace: '<Badge tone="green">{t(messages.isSale)}',
  },
  {
    id: 'S5.057',
    file: 'storefront/src/features/basket/lines/line-price.tsx',
    find: 'line.quantity > 1 && !line.type?.set',
    replace: 'line.quantity > 1',
  },
  {
    id: 'S5.058',
    file: 'storefront/src/features/product/price/price.ts',
    find: 'if (price === undefined || !currency) return undefined',
    replace: 'if (!price || !currency) return undefined',
  },
  {
    id: 'S9.004',
    file: 'storefront/src/features/listing/listing-url.ts',
    find: "bestMatches = 'best-matches'",
    replace: "bestMatches = 'best-sellers'",
  },
  {
    id: 'S9.005',
    file: 'storefront/src/features/listing/listing-url.ts',
    find: '[25, 50, 100] as const',
    replace: '[25, 50] as const',
  },
  {
    id: 'S9.010',
    file: 'storefront/src/features/product/tile/tile-of.ts',
    find: "const picture = hit.image ?? of('large')",
    replace: "const picture = hit.image ?? of('small')",
  },
  {
    id: 'S9.010',
    file: 'storefront/src/features/product/tile/tile-of.ts',
    find: "?.find(({ id }) => id === 'color')",
    replace: "?.find(({ id }) => id !== 'color')",
  },
  {
    id: 'S9.011',
    file: 'engine/src/content/view.ts',
    find: '{ categoryId: preferences.newArrivalsCategory, ...block }',
    replace: '{ ...block, categoryId: preferences.newArrivalsCategory }',
  },
  {
    id: 'S9.019',
    file: 'engine/src/categories/get-category.ts',
    find: 'query.levels ?? 1',
    replace: '1',
  },
]

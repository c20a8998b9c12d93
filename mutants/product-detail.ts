import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.008',
    file: 'storefront/src/screens/product/product-page.tsx',
    find: 'pictures={galleryOf(product, product.variationValues ?? {})}',
    replace: 'pictures={[]}',
  },
  {
    id: 'S1.033',
    file: 'engine/src/products/view-custom.ts',
    find: 'c_measurementSelector: cut !== null',
    replace: 'c_measurementSelector: cut === null',
  },
  {
    id: 'S2.025',
    file: 'engine/src/kernel/page-routes.ts',
    find: "product: '/product/{productId}'",
    replace: "product: '/product/{sku}'",
  },
  {
    id: 'S2.114',
    file: 'storefront/src/screens/product/sections.tsx',
    find: '<AccordionItem title={<h2>{t(messages.description)}</h2>} open>',
    replace: '<AccordionItem title={<h2>{t(messages.description)}</h2>}>',
  },
  {
    id: 'S2.115',
    file: 'storefront/src/screens/product/sections.tsx',
    find: 'html: product.c_techDetails',
    replace: 'html: product.c_presentations',
  },
  {
    id: 'S2.116',
    file: 'storefront/src/screens/product/sections.tsx',
    find: 'title: messages.presentations',
    replace: 'title: messages.techDetails',
  },
  {
    id: 'S2.117',
    file: 'storefront/src/screens/product/sections.tsx',
    find: '    { title: messages.videos, html: product.c_videos },\n',
    replace: '',
  },
  {
    id: 'S2.118',
    file: 'storefront/src/screens/product/sections.tsx',
    find: 'html: product.c_reviews',
    replace: 'html: product.c_videos',
  },
  {
    id: 'S2.119',
    file: 'storefront/src/screens/product/sections.tsx',
    find: "{ id: 'description', label: t(messages.description)",
    replace: "{ id: 'description', label: t(messages.about)",
  },
  {
    id: 'S2.120',
    file: 'storefront/src/ui/navigation/read-more.tsx',
    find: 'onClick={() => setOpen(!open)}',
    replace: 'onClick={() => setOpen(true)}',
  },
  {
    id: 'S2.121',
    file: 'storefront/src/ui/navigation/read-more.module.css',
    find: '  max-height: 500px;',
    replace: '  max-height: 480px;',
    by: 'journey',
  },
  {
    id: 'S2.122',
    file: 'storefront/src/screens/product/product-page.tsx',
    find: '{product.c_isSale && <Badge tone="yellow">',
    replace: '{product.c_isNew && <Badge tone="yellow">',
  },
  {
    id: 'S2.123',
    file: 'engine/src/products/view.ts',
    find: "isProductUnavailable: row.sellMode !== 'quote' &&",
    replace: "isProductUnavailable: row.sellMode === 'quote' &&",
  },
  {
    id: 'S5.050',
    file: 'storefront/src/api/cut-rule.ts',
    find: '(product.c_stepQuantityCM ?? 1) * 10',
    replace: '(product.c_stepQuantityCM ?? 5) * 10',
  },
  {
    id: 'S5.053',
    file: 'storefront/src/features/product/choice/quantity.ts',
    find: 'stock.ats <= 0 ? 0 : 1)',
    replace: 'stock.ats <= 0 ? 1 : 1)',
  },
  {
    id: 'S5.054',
    file: 'storefront/src/features/product/choice/quantity.ts',
    find: "return isComposed ? 'low-stock' : 'validation'",
    replace: "return 'low-stock'",
  },
  {
    id: 'S5.055',
    file: 'storefront/src/features/product/stock/set-stock.ts',
    find: 'known.toSorted((a, b) => a.ats - b.ats)',
    replace: 'known.toSorted((a, b) => b.ats - a.ats)',
  },
  {
    id: 'S5.056',
    file: 'storefront/src/features/product/choice/quantity.ts',
    find: '!hasVariant || (stock',
    replace: '(stock',
  },
]

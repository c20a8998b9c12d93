import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.011',
    file: 'engine/src/opportunities/view.ts',
    find: 'Number: opportunity.number,',
    replace: 'Number: opportunity.id,',
  },
  {
    id: 'S2.015',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/account/opportunities', screen: 'opportunities'",
    replace: "pattern: '/account/opportunities', screen: 'plain'",
  },
  {
    id: 'S2.016',
    file: 'engine/src/kernel/page-routes.ts',
    find: "opportunity: '/opportunity/{opportunityId}'",
    replace: "opportunity: '/opportunitys/{opportunityId}'",
  },
  {
    id: 'S2.135',
    file: 'storefront/src/features/basket/mini/added-dialog.tsx',
    find: 'const quoting = isProductQuote || isMixedCart',
    replace: 'const quoting = isProductQuote',
  },
  {
    id: 'S2.136',
    file: 'storefront/src/features/basket/mini/added-dialog.tsx',
    find: '<Button variant="secondary" onClick={onClose}>',
    replace: '<Button variant="secondary">',
  },
  {
    id: 'S3.035',
    file: 'engine/src/opportunities/view.ts',
    find: 'SubsidiaryId: opportunity.country,',
    replace: 'SubsidiaryId: ctx.country,',
  },
  {
    id: 'S4.037',
    file: 'storefront/src/features/opportunities/quote-actions.tsx',
    find: 'const quoting = isProductQuote || isMixedCart',
    replace: 'const quoting = isProductQuote',
  },
]

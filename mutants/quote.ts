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
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/opportunity/{opportunityId}'",
    replace: "pattern: '/opportunitys/{opportunityId}'",
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

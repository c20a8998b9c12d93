import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.026',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/search'",
    replace: "pattern: '/searchx'",
  },
  {
    id: 'S3.037',
    file: 'engine/src/search/get-search-suggestions.ts',
    find: "parentCategoryName: localize(tree.find(category.parentId ?? '')?.name, locale),",
    replace: 'parentCategoryName: localize(category.name, locale),',
  },
  {
    id: 'S5.042',
    file: 'engine/src/search/get-search-suggestions.ts',
    find: 'q.length < searchPhraseMinLength',
    replace: 'q.length < searchPhraseMinLength - 1',
  },
  {
    id: 'S5.046',
    file: 'storefront/src/features/search-box/suggestions.ts',
    find: 'parentCategoryName !== secondMenuName',
    replace: 'parentCategoryName !== secondMenuName.toLowerCase()',
  },
  {
    id: 'S9.006',
    file: 'storefront/src/features/product/search-query.ts',
    find: 'limit: 10,',
    replace: 'limit: 20,',
  },
  {
    id: 'S9.007',
    file: 'storefront/src/features/search-box/recent-searches.ts',
    find: 'const most = 5',
    replace: 'const most = 6',
  },
  {
    id: 'S9.009',
    file: 'storefront/src/features/search-box/recent-searches.ts',
    find: 'one.toLowerCase() !== term.toLowerCase()',
    replace: 'one !== term',
  },
]

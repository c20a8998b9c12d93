import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.053',
    file: 'storefront/src/features/customer/account-menu.tsx',
    find: "href={href('/login')}",
    replace: "href={href('/registration')}",
  },
  {
    id: 'S2.061',
    file: 'storefront/src/features/header/menu-query.ts',
    find: '[first, second].flatMap',
    replace: '[first].flatMap',
  },
  {
    id: 'S9.021',
    file: 'storefront/src/theme/index.ts',
    find: "xl: '80em'",
    replace: "xl: '82em'",
  },
  {
    id: 'S9.022',
    file: 'storefront/src/theme/index.ts',
    find: '992px',
    replace: '991px',
  },
  {
    id: 'S9.031',
    file: 'storefront/src/app/head.ts',
    find: '`${head.title} | ${place.site.name}`',
    replace: '`${head.title} - ${place.site.name}`',
  },
]

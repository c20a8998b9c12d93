import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.021',
    file: 'storefront/src/app/shell.tsx',
    find: "{variant === 'checkout' && <CheckoutHeader />}",
    replace: "{variant !== 'main' && <CheckoutHeader />}",
  },
  {
    id: 'S2.052',
    file: 'storefront/src/features/header/header.tsx',
    find: '        <SearchBox className={styles.search} />\n',
    replace: '',
  },
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
    id: 'S2.062',
    file: 'storefront/src/features/header/menu-bar.tsx',
    find: "{linksOf(asset('menu')).map(",
    replace: "{linksOf(asset('header')).map(",
  },
  {
    id: 'S2.063',
    file: 'storefront/src/features/header/menu-drawer.tsx',
    find: 'onClick={() => setOpen(true)}',
    replace: 'onClick={() => setOpen(open)}',
  },
  {
    id: 'S2.068',
    file: 'storefront/src/app/shell.tsx',
    find: "{variant === 'main' && <Footer />}",
    replace: "{variant !== 'none' && <Footer />}",
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
    id: 'S9.023',
    file: 'storefront/src/features/header/header.module.css',
    find: '@media (min-width: 62em) {\n  .row {',
    replace: '@media (min-width: 64em) {\n  .row {',
    by: 'journey',
  },
  {
    id: 'S9.031',
    file: 'storefront/src/app/head.ts',
    find: '`${head.title} | ${place.site.name}`',
    replace: '`${head.title} - ${place.site.name}`',
  },
  {
    id: 'S9.035',
    file: 'storefront/src/theme/v.1.css',
    find: '--font-head: "Rubik", "Rubik stand-in"',
    replace: '--font-head: "Rubik stand-in"',
    by: 'journey',
  },
]

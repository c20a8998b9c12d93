import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.001',
    file: 'engine/src/kernel/page-routes.ts',
    find: "home: '/'",
    replace: "home: '/x'",
  },
  {
    id: 'S2.002',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/login', screen: 'login'",
    replace: "pattern: '/login', screen: 'plain'",
  },
  {
    id: 'S2.003',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/registration'",
    replace: "pattern: '/registrationx'",
  },
  {
    id: 'S2.004',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: paths.resetPassword, screen: 'reset-password'",
    replace: "pattern: paths.resetPassword, screen: 'plain'",
  },
  {
    id: 'S2.005',
    file: 'engine/src/kernel/page-routes.ts',
    find: "setNewPassword: '/set-new-password/'",
    replace: "setNewPassword: '/set-new-passwordx/'",
  },
  {
    id: 'S2.006',
    file: 'engine/src/sites/shop-settings.ts',
    find: 'site.callbackPaths?.resetPassword ?? pagePaths.resetPasswordCallback',
    replace: 'pagePaths.resetPasswordCallback',
  },
  {
    id: 'S2.007',
    file: 'engine/src/kernel/page-routes.ts',
    find: "passwordless: '/passwordless-login-landing'",
    replace: "passwordless: '/passwordless-login-landingx'",
  },
  {
    id: 'S2.008',
    file: 'storefront/src/config/paths.ts',
    find: "callback: '/callback'",
    replace: "callback: '/login-callback'",
  },
  {
    id: 'S2.009',
    file: 'storefront/src/config/paths.ts',
    find: "'/idp-callback'",
    replace: "'/social-return'",
  },
  {
    id: 'S2.010',
    file: 'storefront/src/app/routes.ts',
    find: 'pattern: social,',
    replace: "pattern: '/social-callback-path',",
  },
  {
    id: 'S2.032',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/my-new-route'",
    replace: "pattern: '/my-new-routex'",
  },
  {
    id: 'S2.046',
    file: 'storefront/src/lib/router/route-table.ts',
    find: 'return routeOf(notFound, {}, path, query, hash)',
    replace: 'return routeOf(table[0] ?? notFound, {}, path, query, hash)',
  },
  {
    id: 'S2.047',
    file: 'storefront/src/lib/locale-url.ts',
    find: 'if (found) [locale, path] = [found, rest]',
    replace: 'if (found) [locale] = [found]',
  },
  {
    id: 'S2.048',
    file: 'storefront/src/lib/locale-url.ts',
    find: 'params.push(`locale=${encodeURIComponent(refOf(locale))}`)',
    replace: 'params.push(`lang=${encodeURIComponent(refOf(locale))}`)',
  },
  {
    id: 'S2.049',
    file: 'storefront/src/lib/locale-url.ts',
    find: 'const showLocale = always || !isSameRef(locale.id, defaultLocaleOf(site).id)',
    replace: "const showLocale = always || locale.id !== ''",
  },
  {
    id: 'S2.049',
    file: 'storefront/src/lib/locale-url.ts',
    find: 'const showSite = always || !isSameRef(site.id, defaultSiteOf(config).id)',
    replace: "const showSite = always || site.id !== ''",
  },
  {
    id: 'S2.050',
    file: 'storefront/src/app/load-screen.ts',
    find: "  if (!load) throw new ChunkLoadError(name, 'missing')\n",
    replace: '  await Promise.all(Object.values(screens).map((one) => one()))\n',
  },
  {
    id: 'S2.051',
    file: 'storefront/src/ui/feedback/skeleton.module.css',
    find: 'height: 75vh',
    replace: 'height: 70vh',
  },
]

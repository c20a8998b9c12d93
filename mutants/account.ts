import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.016',
    file: 'engine/src/customers/addresses.ts',
    find: 'return addresses.filter((one) => one !== gone)',
    replace: 'return addresses.filter((one) => one === gone)',
  },
  {
    id: 'S2.011',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/account', screen: 'account'",
    replace: "pattern: '/account', screen: 'plain'",
  },
  {
    id: 'S2.012',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/account/wishlist'",
    replace: "pattern: '/account/wishlistx'",
  },
  {
    id: 'S2.013',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/account/orders'",
    replace: "pattern: '/account/ordersx'",
  },
  {
    id: 'S2.014',
    file: 'storefront/src/app/routes.ts',
    find: "pattern: '/account/addresses', screen: 'addresses'",
    replace: "pattern: '/account/addresses', screen: 'plain'",
  },
  {
    id: 'S2.054',
    file: 'storefront/src/features/customer/account-panel.tsx',
    find: '[customer?.firstName, customer?.lastName]',
    replace: '[customer?.firstName]',
  },
  {
    id: 'S2.055',
    file: 'storefront/src/features/customer/account-menu.tsx',
    find: 'hoverCloseMs={timings.accountMenuClose}',
    replace: 'hoverCloseMs={timings.accountMenuClose * 15}',
  },
  {
    id: 'S2.105',
    file: 'storefront/src/features/customer/account-links.ts',
    find: "path: '/account/orders', label: messages.orders",
    replace: "path: '/account/orders', label: messages.opportunities",
  },
  {
    id: 'S6.004',
    file: 'storefront/src/features/customer/account-links.ts',
    find: "    path: '/account/opportunities',",
    replace: "    path: '/account/quotes',",
  },
  {
    id: 'S6.006',
    file: 'engine/src/customers/update-customer.ts',
    find: '...before,\n  ...changes,',
    replace: '...changes,\n  ...before,',
  },
  {
    id: 'S6.009',
    file: 'storefront/src/features/customer/use-customer.ts',
    find: "enabled: kind === 'registered' && customerId !== ''",
    replace: "enabled: customerId !== ''",
  },
  {
    id: 'S8.010',
    file: 'storefront/src/features/customer/account-problem.ts',
    find: "'invalid-email': texts.invalidEmail,",
    replace: "'invalid-mail': texts.invalidEmail,",
  },
  {
    id: 'S8.011',
    file: 'storefront/src/features/customer/account-problem.ts',
    find: "'update-password': texts.wrongPassword,",
    replace: "'update-password': texts.invalidCredentials,",
  },
  {
    id: 'S8.012',
    file: 'storefront/src/features/customer/account-problem.ts',
    find: "'invalid-credentials': texts.invalidCredentials,",
    replace: "'invalid-credentials': texts.wrongPassword,",
  },
  {
    id: 'S8.013',
    file: 'storefront/src/features/customer/account-problem.ts',
    find: "'login-already-in-use': messages.inUse,",
    replace: '',
  },
  {
    id: 'S8.014',
    file: 'storefront/src/features/customer/new-password-form.tsx',
    find: "if (pattern === 'token-expired') return texts.expired",
    replace: "if (pattern === 'token-expired') return texts.invalidToken",
  },
  {
    id: 'S8.014',
    file: 'engine/src/login/tokens/one-time-token.ts',
    find: 'if (row.expiresAt <= ctx.now) throw expiredToken()',
    replace: 'if (row.expiresAt <= ctx.now) throw invalidToken()',
  },
  {
    id: 'S8.015',
    file: 'storefront/src/features/customer/new-password-form.tsx',
    find: "if (pattern === 'invalid-token') return texts.invalidToken",
    replace: "if (pattern === 'invalid-token') return texts.expired",
  },
  {
    id: 'S8.016',
    file: 'storefront/src/screens/reset-password/reset-password.tsx',
    find: "show({ title: t(texts.saved), tone: 'success' })",
    replace: "show({ title: t(texts.sentTitle), tone: 'success' })",
  },
]

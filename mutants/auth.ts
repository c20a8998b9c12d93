import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S4.027',
    file: 'storefront/src/features/customer/use-protected-action.ts',
    find: "open({ view: 'login', action, onLeave })",
    replace: "open({ view: 'register', action, onLeave })",
  },
  {
    id: 'S4.028',
    file: 'storefront/src/features/customer/use-protected-action.ts',
    find: "pathname === '/login'",
    replace: "pathname === '/registration'",
  },
  {
    id: 'S4.029',
    file: 'storefront/src/features/customer/use-protected-action.ts',
    find: "if (kind === 'registered') action()",
    replace: "if (kind === 'registered') open({ view: 'login', action, onLeave })",
  },
  {
    id: 'S5.008',
    file: 'storefront/src/features/form/phone-key.ts',
    find: '/\\d/.test(key)',
    replace: '/[\\d+]/.test(key)',
  },
  {
    id: 'S5.010',
    file: 'facts/password.ts',
    find: 'passwordMinLength = 8',
    replace: 'passwordMinLength = 7',
  },
  {
    id: 'S5.011',
    file: 'facts/password.ts',
    find: '/\\p{Lu}/u',
    replace: '/[A-Z]/u',
  },
  {
    id: 'S5.012',
    file: 'facts/password.ts',
    find: '/\\p{Ll}/u',
    replace: '/\\p{L}/u',
  },
  {
    id: 'S5.013',
    file: 'facts/password.ts',
    find: '/\\d/.test(password)',
    replace: '/\\w/.test(password)',
  },
  {
    id: 'S5.014',
    file: 'facts/password.ts',
    find: '[!@#$%^&*(),.?":{}|<>]',
    replace: '[!@#$%^&*(),.?":{}<>]',
  },
  {
    id: 'S5.016',
    file: 'engine/src/customers/register-customer.ts',
    find: 'c_acceptsMarketing: false,',
    replace: 'c_acceptsMarketing: true,',
  },
  {
    id: 'S6.002',
    file: 'engine/src/product-lists/require-own-list.ts',
    find: "shopper.kind === 'guest' && !ctx.site.preferences.guestWishlists",
    replace: "shopper.kind === 'guest' && ctx.site.preferences.guestWishlists",
  },
  {
    id: 'S7.055',
    file: 'storefront/src/api/code-verifier.ts',
    find: 'new Uint8Array(128)',
    replace: 'new Uint8Array(127)',
  },
  {
    id: 'S8.004',
    file: 'engine/src/login/calls/authenticate-customer.ts',
    find: "'Unauthorized: wrong user name or password.'",
    replace: "'Wrong user name or password.'",
  },
  {
    id: 'S8.007',
    file: 'engine/src/customers/register-customer.ts',
    find: 'if (!customer) throw loginAlreadyInUse()',
    replace: "if (!customer) throw new Error('known')",
  },
]

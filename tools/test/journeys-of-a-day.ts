import { workingTree } from './journeys-of-change.ts'

/**
 * Journeys that `npm test` leaves to the long run and to `--changed`. Whatever requirement they cite is proven by a
 * cheaper test or by a journey of every day (`docs/spec/proven.json`; the test beside this file asks), or it is a matter
 * of many pages of which `accessibility`, `links` and `keyboard` read a sample. What stays is what only a browser tells,
 * and where money is promised and taken.
 */
export const leftToTheLongRun: readonly string[] = [
  'account-pages',
  'account',
  'activities',
  'back-office-access',
  'back-office-keyboard',
  'back-office-screens',
  'browse',
  'card-honduras',
  'cases',
  'checkout-steps',
  'client-errors',
  'content',
  'costa-rica-english',
  'country',
  'dead-ends',
  'dependencies',
  'discovery',
  'email-change',
  'errors',
  'first-run',
  'fiscal-profiles',
  'focus-in-sight',
  'guest',
  'home',
  'identity',
  'keyboard-identity',
  'last-piece',
  'locked',
  'mixed-delivery',
  'narrow',
  'newsletter',
  'open-states',
  'own-data',
  'password-managers',
  'password-reset',
  'pay-at-store',
  'payloads',
  'product-pictures',
  'provider-away',
  'recommendations',
  'registration',
  'reorder',
  'routes',
  'second-merchant',
  'sheet-tool',
  'small-calculators',
  'social',
  'stores',
  'tax-documents',
  'tools-by-keyboard',
  'wishlist',
]

const specOf = (name: string) => `e2e/${name}.spec.ts`

/** The spec files that `npm test` runs. */
export const journeysOfADay = (specs: readonly string[] = workingTree.specs): string[] => {
  const left = new Set(leftToTheLongRun.map(specOf))
  return specs.filter((spec) => !left.has(spec))
}

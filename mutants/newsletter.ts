import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S3.038',
    file: 'engine/src/subscriptions/create-subscription.ts',
    find: 'country: known.code,',
    replace: 'country: ctx.country,',
  },
  {
    id: 'S5.041',
    file: 'facts/email.ts',
    find: '/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/',
    replace: '/^[^\\s@]+@[^\\s@]+$/',
  },
  {
    id: 'S7.037',
    file: 'storefront/src/api/call.ts',
    find: 'if (custom) return { raw: body }',
    replace: 'if (custom) return { text: body }',
  },
  {
    id: 'S7.038',
    file: 'engine/src/subscriptions/create-subscription.ts',
    find: 'return { title, detail, statusCode: confirms ? 202 : 200 }',
    replace: 'return { title, detail, statusCode: 201 }',
  },
  {
    id: 'S8.023',
    file: 'engine/src/subscriptions/problems.ts',
    find: "'Invalid Body'",
    replace: "'Invalid'",
  },
  {
    id: 'S8.024',
    file: 'engine/src/subscriptions/problems.ts',
    find: "'Duplicate')",
    replace: "'Conflict')",
  },
]

import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.015',
    file: 'storefront/src/features/newsletter/newsletter-form.tsx',
    find: 'if (pending || !isEmail(email)) return',
    replace: 'if (pending || isEmail(email)) return',
  },
  {
    id: 'S2.069',
    file: 'storefront/src/features/footer/footer.tsx',
    find: "<NewsletterForm promise={bodyOf('newsletter')} />",
    replace: "<HtmlContent html={bodyOf('newsletter')} />",
  },
  {
    id: 'S3.038',
    file: 'engine/src/subscriptions/create-subscription.ts',
    find: 'country: known.code,',
    replace: 'country: ctx.country,',
  },
  {
    id: 'S4.089',
    file: 'storefront/src/features/newsletter/newsletter-form.tsx',
    find: 'disabled={!isEmail(email)}',
    replace: "disabled={email === ''}",
  },
  {
    id: 'S4.090',
    file: 'storefront/src/features/newsletter/newsletter-form.tsx',
    find: "    setEmail('')\n",
    replace: '',
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
  {
    id: 'S8.025',
    file: 'storefront/src/features/newsletter/subscribe.ts',
    find: "return { tone: 'error', text: texts.duplicate }\n  return { tone: 'success', text: texts.thanks }",
    replace:
      "return { tone: 'error', text: texts.duplicate }\n  return { tone: 'success', text: texts.confirm }",
  },
  {
    id: 'S8.026',
    file: 'storefront/src/features/newsletter/subscribe.ts',
    find: "if (title === 'Updated')",
    replace: "if (title === 'Update')",
  },
]

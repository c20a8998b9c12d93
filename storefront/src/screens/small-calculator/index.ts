import { defineScreen } from '../../api/screen.ts'
import { tradeQuery } from '../../features/material-list/index.ts'
import { calculatorOf } from './calculators/index.ts'
import { SmallCalculator } from './small-calculator.tsx'

export const screen = defineScreen({
  Screen: SmallCalculator,
  queries: (_route, env) => [tradeQuery(env)],
  head: ({ pathname }, env) => {
    const { title, lead } = calculatorOf(pathname)
    return {
      title: env.t(title),
      description: env.t(lead),
      jsonLd: import.meta.env.SSR && [
        {
          '@context': 'https://schema.org',
          '@type': 'WebApplication',
          name: env.t(title),
          description: env.t(lead),
          applicationCategory: 'UtilitiesApplication',
          operatingSystem: 'Web',
          url: `${env.settings.origin}${env.href(pathname)}`,
          isAccessibleForFree: true,
        },
      ],
    }
  },
})

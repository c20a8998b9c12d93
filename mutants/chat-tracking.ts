import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.037',
    file: 'storefront/src/features/chat/open-chat.ts',
    find: 'service.settings.language = env.language',
    replace: "service.settings.language = 'es'",
  },
  {
    id: 'S1.038',
    file: 'storefront/src/features/tracking/outside-scripts.ts',
    find: '...(analytics ? [analytics] : []), ...marketing]',
    replace: '...(analytics ? [analytics] : []), ...marketing.slice(1)]',
  },
  {
    id: 'S6.007',
    file: 'storefront/src/features/chat/prechat.ts',
    find: 'const phone = phoneMobile || phoneHome',
    replace: 'const phone = phoneMobile',
  },
  {
    id: 'S7.058',
    file: 'storefront/src/features/chat/open-chat.ts',
    find: '    startedService = undefined\n  })',
    replace: '    startedService = service\n  })',
  },
  {
    id: 'S7.059',
    file: 'storefront/src/features/tracking/outside-scripts.ts',
    find: '  layer.length = 0\n',
    replace: '',
  },
  {
    id: 'S7.059',
    file: 'storefront/src/server/security-headers.ts',
    find: '    paying || secret ? noThirdParties : thirdPartiesOf(config)',
    replace: '    secret ? noThirdParties : thirdPartiesOf(config)',
  },
  {
    id: 'S9.024',
    file: 'storefront/src/features/chat/chat.module.css',
    find: 'max-height: 70vh',
    replace: 'max-height: 80vh',
  },
]

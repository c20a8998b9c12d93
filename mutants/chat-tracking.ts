import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S6.007',
    file: 'storefront/src/features/chat/prechat.ts',
    find: 'const phone = phoneMobile || phoneHome',
    replace: 'const phone = phoneMobile',
  },
  {
    id: 'S9.024',
    file: 'storefront/src/features/chat/chat.module.css',
    find: 'max-height: 70vh',
    replace: 'max-height: 80vh',
  },
]

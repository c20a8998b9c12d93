import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S4.088',
    file: 'storefront/src/features/service-case/case-form.tsx',
    find: '}, timings.caseFormReset)',
    replace: '}, 4000)',
  },
  {
    id: 'S5.032',
    file: 'storefront/src/lib/preferences.ts',
    find: 'caseMaxFileSizeMB: 4',
    replace: 'caseMaxFileSizeMB: 5',
  },
]

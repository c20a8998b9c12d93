import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S1.014',
    file: 'storefront/src/features/service-case/case-form.tsx',
    find: '    if (send.isPending) return\n',
    replace: '    if (!send.isPending) return\n',
  },
  {
    id: 'S2.072',
    file: 'storefront/src/features/footer/footer.tsx',
    find: '{ case: () => setCaseOpen(true) }',
    replace: '{ case: () => setCaseOpen(caseOpen) }',
  },
  {
    id: 'S2.176',
    file: 'storefront/src/features/service-case/case-dialog.tsx',
    find: '<CaseForm key={times} onDone={onClose} />',
    replace: '<p>{t(dialogMessages.title)}</p>',
  },
  {
    id: 'S4.085',
    file: 'storefront/src/features/service-case/use-send-case.ts',
    find: 'body: values',
    replace: 'body: { ...values, description: values.subject }',
  },
  {
    id: 'S4.086',
    file: 'storefront/src/features/service-case/use-send-case.ts',
    find: 'for (const file of files) if',
    replace: 'for (const file of files.slice(0, 1)) if',
  },
  {
    id: 'S4.087',
    file: 'storefront/src/features/service-case/case-form.tsx',
    find: 'if (send.isSuccess)',
    replace: 'if (send.isSuccess && failed.length > 0)',
  },
  {
    id: 'S4.088',
    file: 'storefront/src/features/service-case/case-form.tsx',
    find: '}, timings.caseFormReset)',
    replace: '}, 4000)',
  },
  {
    id: 'S5.021',
    file: 'storefront/src/features/service-case/case-values.ts',
    find: 'values.name.trim() ?',
    replace: 'values.name !== undefined ?',
  },
  {
    id: 'S5.022',
    file: 'storefront/src/features/service-case/case-values.ts',
    find: 'isEmail(values.email) ?',
    replace: "values.email.includes('@') ?",
  },
  {
    id: 'S5.023',
    file: 'facts/service-case.ts',
    find: 'min: 8',
    replace: 'min: 7',
  },
  {
    id: 'S5.024',
    file: 'facts/service-case.ts',
    find: 'max: 15',
    replace: 'max: 16',
  },
  {
    id: 'S5.025',
    file: 'storefront/src/features/service-case/case-values.ts',
    find: 'subject: messages.subjectMissing',
    replace: 'subject: messages.choose',
  },
  {
    id: 'S5.026',
    file: 'facts/service-case.ts',
    find: "'Billing and Payments',",
    replace: '',
  },
  {
    id: 'S5.027',
    file: 'storefront/src/features/service-case/case-form.tsx',
    find: 'rows={5}',
    replace: 'rows={4}',
  },
  {
    id: 'S5.032',
    file: 'storefront/src/lib/preferences.ts',
    find: 'caseMaxFileSizeMB: 4',
    replace: 'caseMaxFileSizeMB: 5',
  },
  {
    id: 'S6.008',
    file: 'storefront/src/features/service-case/case-values.ts',
    find: 'profile.phoneMobile ?? profile.phoneHome ??',
    replace: 'profile.phoneMobile ??',
  },
  {
    id: 'S8.020',
    file: 'storefront/src/features/service-case/case-form.tsx',
    find: 'error.detail && error.status > 0 ? error.detail',
    replace: 'error.detail && error.status === 0 ? error.detail',
  },
]

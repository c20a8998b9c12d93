import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.187',
    file: 'storefront/src/features/form/form-field.tsx',
    find: 'if (props.type === \'hidden\') return <input type="hidden" name={props.name} value={props.value} readOnly />',
    replace:
      'if (props.type === \'hidden\') return <input type="text" name={props.name} value={props.value} readOnly />',
  },
  {
    id: 'S2.188',
    file: 'storefront/src/ui/forms/password-input.tsx',
    find: "type={shown ? 'text' : 'password'}",
    replace: "type={shown ? 'password' : 'text'}",
  },
  {
    id: 'S2.189',
    file: 'storefront/src/ui/forms/field.tsx',
    find: "{' *'}",
    replace: "{' (!)'}",
  },
  {
    id: 'S5.028',
    file: 'facts/attachments.ts',
    find: 'startsWith(bytes, [0xff, 0xd8, 0xff])',
    replace: 'startsWith(bytes, [0x25, 0x50, 0x44])',
  },
  {
    id: 'S5.029',
    file: 'facts/attachments.ts',
    find: '{ files: 3,',
    replace: '{ files: 4,',
  },
  {
    id: 'S5.030',
    file: 'facts/attachments.ts',
    find: 'bytes: 4 * megabyte }',
    replace: 'bytes: 5 * megabyte }',
  },
  {
    id: 'S5.031',
    file: 'storefront/src/lib/read-base64.ts',
    find: 'at += chunkSize)',
    replace: 'at += chunkSize - 1)',
  },
  {
    id: 'S5.033',
    file: 'facts/format-date.ts',
    find: 'const date = `${match[3]}-${match[2]}-${match[1]}`',
    replace: 'const date = `${match[3]}-${match[1]}-${match[2]}`',
  },
  {
    id: 'S5.034',
    file: 'storefront/src/features/form/date-rules.ts',
    find: 'date > maxDate',
    replace: 'date >= maxDate',
  },
  {
    id: 'S5.035',
    file: 'storefront/src/features/form/date-rules.ts',
    find: 'age < minimumAge',
    replace: 'age <= minimumAge',
  },
  {
    id: 'S5.036',
    file: 'storefront/src/features/form/date-rules.ts',
    find: 'const longest = 100',
    replace: 'const longest = 120',
  },
  {
    id: 'S8.054',
    file: 'storefront/src/config/timings.ts',
    find: 'attachmentToast: 4000',
    replace: 'attachmentToast: 5000',
  },
  {
    id: 'S9.003',
    file: 'facts/phone.ts',
    find: '{ min: 8, max: 15 }',
    replace: '{ min: 8, max: 14 }',
  },
]

import type { Calculator } from './calculator.ts'

/** What an address says of goods that are not wanted: their keys. No field is called so. */
export const leftOut = 'x'

/** What an address asks; rain that it does not tell is the country's. */
export const valuesOf = (fields: Calculator['fields'], search: URLSearchParams, rain: number) =>
  Object.fromEntries([
    ...fields.map(({ name, start }): [string, string] => [name, search.get(name) ?? (start || String(rain))]),
    [leftOut, search.get(leftOut) ?? ''],
  ])

/** The address of what is asked. */
export const queryOf = ({ [leftOut]: keys = '', ...values }: Record<string, string>): string =>
  new URLSearchParams({ ...values, ...(keys === '' ? {} : { [leftOut]: keys }) }).toString()

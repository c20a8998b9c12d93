import { fold } from '../../../facts/text.ts'

/** A text as a part of a code: `azul señal` → `AZUL-SENAL`. */
const codeOf = (text: string) =>
  fold(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** The code of a variant from its master’s and what it is: `TE009` with 26 and azul → `TE009-26-AZUL`. */
export const skuOf = (masterId: string, values: readonly string[]): string =>
  [masterId, ...values.map(codeOf)].filter(Boolean).join('-')

/** A code for something new, from its name. */
export const idOf = (name: string): string => codeOf(name).toLowerCase().replaceAll('.', '-').slice(0, 60)

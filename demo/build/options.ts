import type { ProductRow } from '../../engine/src/bundle/index.ts'

type Options = NonNullable<Extract<ProductRow, { type: 'item' }>['options']>

/** Chosen and paid along with power tools: how long the shop itself mends them. */
const guarantee: Options = [
  {
    id: 'garantia',
    name: { es: 'Garantía', en: 'Warranty' },
    values: [
      {
        id: '1-ano',
        name: { es: '1 año', en: '1 year' },
        prices: { SV: '0', GT: '0', HN: '0', NI: '0', CR: '0', EC: '0' },
        default: true,
      },
      {
        id: '3-anos',
        name: { es: '3 años', en: '3 years' },
        prices: { SV: '12.50', GT: '96', HN: '310', NI: '455', CR: '6500', EC: '12.50' },
      },
    ],
  },
]

const byFamily: Readonly<Record<string, Options>> = { 133: guarantee }

/** What is chosen along with the products of a family. */
export const optionsOf = ({ id }: { id: string }): { options?: Options } =>
  byFamily[id] ? { options: byFamily[id] } : {}

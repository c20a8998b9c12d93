import type { MaterialLine, TradeVariant } from '../../material-line.ts'
import { endLapOf } from '../profile.ts'
import { stockLengths } from '../stock-lengths.ts'
import type { BillInput } from './bill-input.ts'

/** Translucent sheets of the lengths in stock that reach, joined where none does and the slope allows it. */
export function skylightLines({ roof, profile, data }: BillInput): MaterialLine[] {
  if (roof.skylights.length === 0) return []
  const { masterId = '', values = {} } = profile.skylight ?? {}
  const product = data.products.find(({ id }) => id === masterId)
  const fitting = (product?.variants ?? []).filter((variant) =>
    Object.entries(values).every(([name, value]) => variant.values[name] === value),
  )
  const strips = roof.skylights.reduce((sum, one) => sum + one.strips, 0)
  const why = { rule: 'skylight', values: { strips, reachMm: roof.skylights[0]?.reachMm ?? 0 } }
  const taken = roof.skylights.map(({ reachMm, slopePercent, strips: count }) => ({
    count,
    lengths: stockLengthsOf(reachMm, endLapOf(profile, slopePercent)?.lapMm, fitting),
  }))
  if (taken.some(({ lengths }) => !lengths))
    return [
      {
        id: 'skylight',
        role: 'skylight',
        masterId,
        pieces: strips,
        exact: strips,
        why,
        grams: 0,
        warnings: ['not-sold'],
      },
    ]
  const lengths = taken.flatMap(({ count, lengths: each = [] }) =>
    each.map((lengthMm) => ({ lengthMm, count })),
  )
  return [...Map.groupBy(lengths, ({ lengthMm }) => lengthMm)].map(([lengthMm, alike]) => {
    const pieces = alike.reduce((sum, { count }) => sum + count, 0)
    const variant = fitting.find((one) => one.lengthMm === lengthMm)
    const grams = (variant?.grams ?? 0) * pieces
    const id = `skylight-${lengthMm}`
    return {
      id,
      role: 'skylight',
      sku: variant?.sku,
      masterId,
      pieces,
      exact: pieces,
      why,
      grams,
      warnings: [],
    }
  })
}

/** Undefined where no lengths reach. Without a lap one sheet has to. */
function stockLengthsOf(
  reachMm: number,
  lapMm: number | undefined,
  variants: readonly TradeVariant[],
): number[] | undefined {
  const lengths = variants.flatMap(({ lengthMm }) => lengthMm ?? [])
  if (lapMm !== undefined) return stockLengths(reachMm, lapMm, lengths)
  const one = lengths.filter((mm) => mm >= reachMm).toSorted((a, b) => a - b)[0]
  return one === undefined ? undefined : [one]
}

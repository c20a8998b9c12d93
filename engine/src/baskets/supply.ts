import type { IsoDate } from '../../../facts/dates.ts'
import type { Ctx } from '../kernel/context.ts'
import { deliveryDate } from '../shipping/index.ts'
import { amountOf, type BasketLine } from './basket.ts'
import type { CalculatedLine, CalculatedShipment } from './prices/calculation.ts'
import { storeOf } from './prices/load-pricing-inputs.ts'
import type { BasketState } from './with-basket.ts'

/** What the line's store has of its SKU, and in which inventory; undefined where no store holds any. */
export const inventoryOf = ({ inputs }: BasketState, { line }: CalculatedLine) => {
  const availability = inputs.stock.at(line.storeId, line.productId)
  const id = storeOf(inputs.stock, line.storeId)?.inventoryId
  return availability && id !== undefined ? { id, availability } : undefined
}

/** The day that a quote has agreed on for a line. */
const agreedDay = ({ basket }: Pick<BasketState, 'basket'>, { agreed }: BasketLine): IsoDate | undefined =>
  agreed?.country === basket.country ? agreed.readyOn : undefined

/**
 * The promised day of a line: the one its quote has agreed on, else that of its SKU at its store, for all its lines there
 * together; undefined without one.
 */
export const readyOf = (
  { basket, inputs }: BasketState,
  { line }: CalculatedLine,
): { day: IsoDate; isEstimated: boolean } | undefined => {
  const agreed = agreedDay({ basket }, line)
  if (agreed !== undefined) return { day: agreed, isEstimated: false }
  const availability = inputs.stock.at(line.storeId, line.productId)
  const same = basket.lines.filter((one) => one.productId === line.productId && one.storeId === line.storeId)
  const amount = same.reduce((total, one) => total + amountOf(one), 0)
  const day = availability?.pickupDate(amount)
  if (!availability || day === undefined) return undefined
  // An estimate as long as the goods have to come from elsewhere first.
  return { day, isEstimated: amount > availability.ownStock }
}

/** The day everything of a shipment that is delivered arrives; undefined while a line has no day. */
export const arrivalDay = (
  ctx: Pick<Ctx, 'site'>,
  { inputs, basket }: BasketState,
  { id, lines }: Pick<CalculatedShipment, 'id' | 'lines'>,
): IsoDate | undefined => {
  const origin = inputs.dispatches.get(id)?.storeId
  const ready = lines
    .filter(({ line, status }) => !line.pickUp && status !== 'quote')
    .map(({ line }) => {
      const agreed = agreedDay({ basket }, line)
      if (agreed !== undefined) return agreed
      // Shipments that leave from one place share its stock: the day is that of all of it.
      const same = basket.lines.filter((one) => !one.pickUp && one.productId === line.productId)
      const amount = same.reduce((total, one) => total + amountOf(one), 0)
      return inputs.stock.at(origin, line.productId)?.pickupDate(amount)
    })
  const { calendar, readyDays } = ctx.site.shipping
  const { holidays, timeZone } = inputs.country
  return deliveryDate({ ...calendar, holidays, timeZone }, ready, readyDays.delivery.max)
}

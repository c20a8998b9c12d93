import type { IsoDate } from '../../../../facts/dates.ts'
import { metresToMm } from '../../../../facts/length.ts'
import { divideHalfUp, type Minor, multiplyRatio, taxIncluded } from '../../../../facts/money.ts'
import { calculateLines } from '../../baskets/index.ts'
import { costsOf, withTax } from '../../costs/index.ts'
import { type AdminContext, merchantContextOf } from '../../kernel/admin-context.ts'
import { badRequest } from '../../kernel/problem.ts'
import type { KnownShopper } from '../../kernel/shopper.ts'
import { readAmount } from '../../kernel/read-amount.ts'
import { loadSellables } from '../../products/index.ts'
import { standardTaxClass, taxRateOf } from '../../taxes/index.ts'
import type { Opportunity, RequestedLine } from '../opportunity.ts'

/** A line as a person at the desk prices it: by one of three. Percentages have two decimals. */
export type PricedLine = {
  productId: string
  quantity: number
  lengthMeters?: number
  /** Of one piece, with tax. */
  price?: number
  /** Of the price. */
  marginPercent?: number
  /** Off the list price. */
  discountPercent?: number
}

export type PricedFreight = {
  amount: number
  reason?: string
  /** How far the goods go at this price, by road from the store that sends them; without, anywhere in the country. */
  withinKm?: number
}

/** An offer that is being worked on, as it was typed. */
export type QuoteDraft = { lines: PricedLine[]; freight?: PricedFreight; readyOn?: IsoDate }

/** A line reckoned; amounts of one piece but the totals, in minor units with tax. */
export type ReckonedLine = {
  sku: string
  name: string
  quantity: number
  lengthMm?: number
  options?: RequestedLine['options']
  listMinor?: Minor
  costMinor?: Minor
  pieceMinor: Minor
  totalMinor: Minor
  taxMinor: Minor
}

export type ReckonedOffer = {
  lines: ReckonedLine[]
  freight?: { amountMinor: Minor; taxMinor: Minor; reason?: string; withinKm?: number }
  /** Day on which the goods are ready. */
  readyOn?: IsoDate
  totalMinor: Minor
  taxMinor: Minor
  /** Of the lines whose cost is known; basis points of their price. Absent where none is. */
  marginBasisPoints?: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const basisPoints = (percent: number) => Math.round(percent * 100)

type Known = { listMinor: Minor | undefined; costMinor: Minor | undefined }

/** What one piece costs by whichever of the three was typed. Problem: 400. */
const pieceOf = (line: PricedLine, { listMinor, costMinor }: Known, property: string): Minor => {
  const { price, marginPercent, discountPercent } = line
  const given = [price, marginPercent, discountPercent].filter((one) => one !== undefined)
  if (given.length > 1)
    throw badRequest('A line has a price, a margin or a discount, not several of them.', { property })
  if (price !== undefined) return readAmount(price, `${property}.price`)
  if (marginPercent !== undefined) {
    if (costMinor === undefined)
      throw badRequest('Nobody has said what it costs: give it a price.', {
        property: `${property}.marginPercent`,
      })
    return divideHalfUp(costMinor * 10_000, 10_000 - basisPoints(marginPercent))
  }
  if (listMinor === undefined)
    throw badRequest('It has no list price: give it a price or a margin.', { property })
  return divideHalfUp(listMinor * (10_000 - basisPoints(discountPercent ?? 0)), 10_000)
}

const lengthOf = ({ lengthMeters }: PricedLine, property: string): number | undefined => {
  if (lengthMeters === undefined) return undefined
  const mm = metresToMm(lengthMeters)
  if (mm === undefined || mm <= 0)
    throw badRequest('A length has three decimals at most.', { property: `${property}.lengthMeters` })
  return mm
}

/** What a piece comes to of what is told for a metre, where it is cut to a length. */
export const ofPiece = <M extends Minor | undefined>(minor: M, lengthMm: number | undefined): M | Minor =>
  minor === undefined || lengthMm === undefined ? minor : multiplyRatio(minor, lengthMm, 1000)

type Sold = { quantity: number; totalMinor: Minor; costMinor?: Minor | undefined }

/** What lines leave of their price, in basis points, of those whose cost is known; undefined where none is. */
export const marginOf = (lines: readonly Sold[]): number | undefined => {
  const known = lines.filter(({ costMinor }) => costMinor !== undefined)
  const sold = sum(known.map(({ totalMinor }) => totalMinor))
  const spent = sum(known.map(({ costMinor = 0, quantity }) => costMinor * quantity))
  return sold > 0 ? Math.round(((sold - spent) * 10_000) / sold) : undefined
}

/** Lines are calculated as in a basket of who asked, which is never stored. */
const asTheirs = (customerId: string): KnownShopper => ({
  kind: 'registered',
  sessionId: undefined,
  customerId,
  guestId: undefined,
  usid: '',
  clientId: '',
  doNotTrack: true,
})

/** Reckons an offer as it was typed: list prices and costs of today. Nothing is saved. Problem: 400 with the line at fault. */
export const reckonOffer = async (
  ctx: AdminContext,
  { country: code, customerId, document }: Pick<Opportunity, 'country' | 'customerId' | 'document'>,
  draft: QuoteDraft,
): Promise<ReckonedOffer> => {
  const country = ctx.site.countries.find((one) => one.code === code)
  if (!country) throw new Error(`the site has no country ${code}`)
  const world = { ...merchantContextOf(ctx), country: code, shopper: asTheirs(customerId) }
  const skus = [...new Set(draft.lines.map(({ productId }) => productId))]
  const sellables = await loadSellables(world, code, skus)
  const costs = await costsOf(ctx, code, skus)
  const { calculation } = await calculateLines(
    world,
    draft.lines.map(({ productId, quantity, lengthMeters }) => ({
      productId,
      quantity,
      ...(lengthMeters === undefined ? {} : { c_lengthMetersToBuy: lengthMeters }),
    })),
  )
  const asked = [...document.lines]
  const lines = draft.lines.map((line, index): ReckonedLine => {
    const property = `$.lines[${index}]`
    const { productId: sku, quantity } = line
    const sellable = sellables.get(sku)
    if (!sellable) throw badRequest(`There is no product '${sku}'.`, { property })
    const lengthMm = lengthOf(line, property)
    if ((sellable.cut !== undefined) !== (lengthMm !== undefined))
      throw badRequest(sellable.cut ? 'It is cut: say how long a piece is.' : 'It is sold by the piece.', {
        property: `${property}.lengthMeters`,
      })
    const rate = taxRateOf(country, sellable.taxClass ?? standardTaxClass)
    const listMinor = ofPiece(calculation.lines[index]?.salesUnitMinor, lengthMm)
    const cost = ofPiece(costs.get(sku), lengthMm)
    const costMinor = cost === undefined ? undefined : withTax(cost, rate)
    const pieceMinor = pieceOf(line, { listMinor, costMinor }, property)
    const at = asked.findIndex((one) => one.sku === sku && one.lengthMm === lengthMm)
    const { options } = (at < 0 ? undefined : asked.splice(at, 1)[0]) ?? {}
    const totalMinor = pieceMinor * quantity
    return {
      sku,
      name: sellable.name,
      quantity,
      ...(lengthMm === undefined ? {} : { lengthMm }),
      ...(options ? { options } : {}),
      ...(listMinor === undefined ? {} : { listMinor }),
      ...(costMinor === undefined ? {} : { costMinor }),
      pieceMinor,
      totalMinor,
      taxMinor: taxIncluded(totalMinor, rate),
    }
  })
  const freight =
    draft.freight && reckonFreight(draft.freight, taxRateOf(country, ctx.site.shipping.taxClass))
  const marginBasisPoints = marginOf(lines)
  return {
    lines,
    ...(freight ? { freight } : {}),
    ...(draft.readyOn === undefined ? {} : { readyOn: draft.readyOn }),
    totalMinor: sum(lines.map(({ totalMinor }) => totalMinor)) + (freight?.amountMinor ?? 0),
    taxMinor: sum(lines.map(({ taxMinor }) => taxMinor)) + (freight?.taxMinor ?? 0),
    ...(marginBasisPoints === undefined ? {} : { marginBasisPoints }),
  }
}

const reckonFreight = ({ amount, reason, withinKm }: PricedFreight, rate: number) => {
  const amountMinor = readAmount(amount, '$.freight.amount')
  return {
    amountMinor,
    taxMinor: taxIncluded(amountMinor, rate),
    ...(reason === undefined ? {} : { reason }),
    ...(withinKm === undefined ? {} : { withinKm }),
  }
}

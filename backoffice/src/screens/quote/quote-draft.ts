import type { OfferBody, Quote, ReckonedOffer } from '../../api/quotes.ts'
import { readDecimal } from '../../lib/decimal.ts'

/** The three that say what a line costs; each follows from any of them. */
export const pricedBy = ['price', 'discountPercent', 'marginPercent'] as const
export type PricedBy = (typeof pricedBy)[number]

/** A line as it is typed: by one of the three, or by its list price. */
export type DraftLine = {
  productId: string
  name: string
  quantity: string
  lengthMeters?: string
  by?: { member: PricedBy; text: string }
}
export type DraftFreight = { amount: string; reason: string; withinKm: string }
export type QuoteDraft = { lines: readonly DraftLine[]; freight?: DraftFreight; readyOn?: string }

type PricedLine = {
  productId: string
  name: string
  quantity: number
  lengthMeters?: number | undefined
  listPrice?: number | undefined
  price?: number | undefined
}

const lineOf = ({ productId, name, quantity, lengthMeters, listPrice, price }: PricedLine): DraftLine => ({
  productId,
  name,
  quantity: String(quantity),
  ...(lengthMeters === undefined ? {} : { lengthMeters: String(lengthMeters) }),
  ...(price === undefined || price === listPrice
    ? {}
    : { by: { member: 'price' as const, text: price.toFixed(2) } }),
})

const freightOf = (amount: number, reason = '', withinKm?: number): DraftFreight => ({
  amount: amount.toFixed(2),
  reason,
  withinKm: withinKm === undefined ? '' : String(withinKm),
})

/** Where work on a quote begins: at its draft, else at the last offer, else at what was asked for, at list prices. */
export const firstDraft = ({ draft, offers, requested }: Quote): QuoteDraft => {
  if (draft) {
    const { freight, readyOn } = draft
    return {
      lines: draft.lines.map(lineOf),
      ...(freight ? { freight: freightOf(freight.amount, freight.reason, freight.withinKm) } : {}),
      ...(readyOn === undefined ? {} : { readyOn }),
    }
  }
  const last = offers.at(-1)
  if (!last) return { lines: requested.map((line) => lineOf({ ...line, price: line.listPrice })) }
  return {
    lines: last.lines.map(lineOf),
    ...(last.freight === undefined ? {} : { freight: freightOf(last.freight) }),
    ...(last.readyOn === undefined ? {} : { readyOn: last.readyOn }),
  }
}

/** The same draft with a line changed. */
export const withLine = (draft: QuoteDraft, at: number, patch: Partial<DraftLine>): QuoteDraft => ({
  ...draft,
  lines: draft.lines.map((line, index) => (index === at ? { ...line, ...patch } : line)),
})

/** All lines by the same share: a margin or a discount. */
export const withAllBy = (draft: QuoteDraft, member: PricedBy, text: string): QuoteDraft => ({
  ...draft,
  lines: draft.lines.map((line) => ({ ...line, by: { member, text } })),
})

/** Steps of five hundredths, of fifty, of five units: what a price of this size is rounded to. */
const stepOf = (price: number) => (price < 100 ? 0.05 : price < 1_000 ? 0.5 : 5)

/** Prices as they come out, each rounded to what a person would say. */
export const withRoundedPrices = (draft: QuoteDraft, { lines }: ReckonedOffer): QuoteDraft => ({
  ...draft,
  lines: draft.lines.map((line, at) => {
    const price = lines[at]?.price
    if (price === undefined) return line
    const step = stepOf(price)
    return { ...line, by: { member: 'price', text: (Math.round(price / step) * step).toFixed(2) } }
  }),
})

const bodyLine = ({
  productId,
  quantity,
  lengthMeters,
  by,
}: DraftLine): OfferBody['lines'][number] | undefined => {
  const pieces = readDecimal(quantity)
  const length = lengthMeters === undefined ? undefined : readDecimal(lengthMeters)
  const value = by && by.text.trim() !== '' ? readDecimal(by.text) : undefined
  if (pieces === undefined || pieces < 1 || !Number.isInteger(pieces)) return undefined
  if (lengthMeters !== undefined && (length === undefined || length <= 0)) return undefined
  if (by && by.text.trim() !== '' && value === undefined) return undefined
  return {
    productId,
    quantity: pieces,
    ...(length === undefined ? {} : { lengthMeters: length }),
    ...(by && value !== undefined ? { [by.member]: value } : {}),
  }
}

/** What is typed as the engine takes it; undefined while something in it is no number. */
export const bodyOf = ({ lines, freight, readyOn }: QuoteDraft): OfferBody | undefined => {
  const read = lines.map(bodyLine)
  if (read.length === 0 || read.some((line) => line === undefined)) return undefined
  const body = { lines: read as OfferBody['lines'], ...(readyOn ? { readyOn } : {}) }
  if (!freight || freight.amount.trim() === '') return body
  const amount = readDecimal(freight.amount)
  const km = freight.withinKm.trim() === '' ? undefined : readDecimal(freight.withinKm)
  if (amount === undefined || amount < 0 || (freight.withinKm.trim() !== '' && !km)) return undefined
  const reason = freight.reason.trim()
  return {
    ...body,
    freight: {
      amount,
      ...(reason === '' ? {} : { reason }),
      ...(km === undefined ? {} : { withinKm: km }),
    },
  }
}

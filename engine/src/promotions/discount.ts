import type { CountryCode } from '../../../facts/countries.ts'
import { fromMajor, type Minor } from '../../../facts/money.ts'
import type { PromotionRow, PromotionRule } from '../bundle/index.ts'
import type { Selectable } from './is-selected.ts'

/** A promotion that runs now in the basket's country and whose coupon, where it asks for one, the basket holds. */
export type RunningPromotion = Pick<PromotionRow, 'id' | 'rule' | 'exclusivity'>

/** What rules read of a basket line. */
export type PromotableLine = Selectable & {
  pieces: number
  /** Pieces × length; 0 for goods without a length. */
  totalMm: number
  cut: { lengthMm: number } | undefined
  /** Price of one piece. */
  pieceMinor: Minor
  /** Price of all pieces. */
  priceMinor: Minor
}

/** A line with what it costs at this point of the reckoning. */
export type CountedGoods = { line: PromotableLine; amountMinor: Minor }

/** Where and for whom the basket is reckoned. */
export type PromotionContext = {
  country: CountryCode
  firstOrder: boolean
  /** Of the zone that is delivered to; Infinity when nothing is. */
  km: number
}

/** The minima that were reached, with how far: pieces or metres as the rule counts them, minor units. */
export type Reached = {
  quantity?: { of: number; min: number }
  metres?: { of: number; min: number }
  amountMinor?: { of: Minor; min: Minor }
}

/** What a promotion takes off, and how that came about. */
export type Discount = {
  promotionId: string
  /** Above 0: what is taken off. */
  amountMinor: Minor
  kind: 'percentage' | 'fixedPrice' | 'amount' | 'free'
  percent?: number
  /** What it was taken off. */
  baseMinor: Minor
  /** The most it may take off in all, where it would have been more. */
  capMinor?: Minor
  /** Pieces given away. */
  freePieces?: number
  reached: Reached
}

export type RuleOf<C extends PromotionRule['class']> = Extract<PromotionRule, { class: C }>

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** The amount a bundle writes for the country, in minor units; undefined where it writes none. */
export const amountIn = (
  amounts: Partial<Record<CountryCode, string>> | undefined,
  country: CountryCode,
): Minor | undefined => {
  const written = amounts?.[country]
  return written === undefined ? undefined : fromMajor(Number(written))
}

/** Whether nothing else of its class may stand beside it (`exclusivity` of the bundle). */
export const isExclusive = ({ rule, exclusivity }: RunningPromotion): boolean =>
  (exclusivity ?? (rule.class === 'order' ? 'none' : 'class')) !== 'none'

import type { ProfileRow, TradeData } from '../../trade-data.ts'
import type { Roof } from '../roof.ts'
import type { WaterInput } from '../water.ts'

/** A roof as it was laid, and what is wanted of it: all that its goods follow from. */
export type BillInput = {
  roof: Roof
  profile: ProfileRow
  gauge: string
  colour: string
  data: TradeData
  purlins: boolean
  insulation: boolean
  /** Whether packs are the larger ones where they fill. */
  largePacks?: boolean
  /** Whether sheets are of the lengths kept in stock. */
  stock?: boolean
  /** Whether purlins are of wood, which no shop of sheets sells: screws are others, purlins no part of it. */
  wood?: boolean
  /** How far apart purlins are supported, where that is told: the lightest that reach are taken. */
  supportMm?: number
  /** Whether the roof is flatter than its sheets may lie: it is told, and its sheets are not sold for it. */
  tooFlat?: boolean
  /** Gutters and downpipes, where they are wanted. */
  water?: WaterInput
}

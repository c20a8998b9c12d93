import type { Role, TradeProduct, Wanted } from './material-line.ts'
import type { Profile } from './roof/profile.ts'
import type { RoofRules } from './roof/roof.ts'
import type { TrimPiece } from './roof/trims.ts'

/** A profile and the families it is sold in: natural and painted ones are often two. */
export type ProfileRow = Omit<Profile, 'cut'> & {
  name: { es: string; en: string }
  masterIds: readonly string[]
  /** The ridge cap that fits it, where it is not the common one. */
  ridge?: Accessory & TrimPiece
}

/** What a role is filled with: a family, the values that decide, and how many pieces are in one. */
export type Accessory = { masterId: string; values: Wanted; perPack?: number; spare?: number }

/** Everything of a merchant's knowledge that the tools reckon with. Figures come from `trade.json` alone. */
export type TradeRules = {
  profiles: readonly ProfileRow[]
  trims: Readonly<Record<'ridge' | 'hip' | 'valley' | 'edge', Accessory & TrimPiece>>
  accessories: { readonly [role in Role]?: Accessory }
  roof: RoofRules & {
    defaults: { percent: number; eaveMm: number; gableMm: number }
    /** Metres of flashing joints one tube of sealant serves. */
    sealantMm: number
    /** Millimetres of joint to each piece of flashing. */
    sealantPerJointMm: number
    insulationMm2: number
    touchUpMm2: number
    tapeMm: number
  }
}

/** The rules and the goods they name, as one shop of one country sells them. */
export type TradeData = { rules: TradeRules; products: readonly TradeProduct[] }

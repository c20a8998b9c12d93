import type { ConcreteRules } from './amounts/concrete.ts'
import type { FenceRules } from './amounts/fence.ts'
import type { GutterRules } from './amounts/gutter.ts'
import type { MeshSheet } from './amounts/mesh.ts'
import type { PaintRules } from './amounts/paint.ts'
import type { DeckRules } from './amounts/slab.ts'
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
  /** Translucent sheets of the same profile, in lengths kept in stock. */
  skylight?: Accessory
  /** Families of the same profile in lengths kept in stock, for roofs below the minimum run. */
  stockIds?: readonly string[]
  /** Width that a sheet covers where wind asks for a lap of two ribs. */
  windCoverMm?: number
}

/** What a role is filled with: a family, the values that decide, and how many pieces are in one. */
export type Accessory = {
  masterId: string
  values: Wanted
  perPack?: number
  spare?: number
  /** Values in place of those above where purlins are of wood. */
  onWood?: Wanted
  /** Larger packs of the same goods, which are made in the natural colour alone. */
  larger?: { masterId: string; values: Wanted; perPack: number }
}

/** What the small calculators reckon with, and the goods each ends in. */
export type AmountRules = {
  concrete: ConcreteRules
  mesh: MeshSheet
  deck: Omit<DeckRules, 'concrete' | 'mesh'>
  fence: Omit<FenceRules, 'concrete'> & { panelMm?: number }
  gutter: GutterRules
  paint: { roof: PaintRules; primer: PaintRules }
  /** How much more surface a profile has than its plan. */
  profileFactor: { plain: number; corrugated: number; trapezoidal: number }
  rainMmPerHour: Readonly<Record<string, number>>
  /** The same of a first-level division where it is another than its country's. */
  rainMmPerHourIn?: Readonly<Record<string, number>>
  /** Thickness of sheets and wires by their gauge, in millimetres. */
  gaugeMm?: { sheet: Readonly<Record<string, number>>; wire: Readonly<Record<string, number>> }
  wireKgPerM: number
  /** Families of reinforcing bars, likeliest first. */
  rebar: readonly string[]
  goods: Readonly<Record<AmountRole, Accessory>> & { panel?: Accessory; 'barbed-wire'?: Accessory }
}

export type AmountRole =
  | 'deck'
  | 'mesh'
  | 'cement'
  | 'tie-wire'
  | 'chain-link'
  | 'fence-post'
  | 'fence-wire'
  | 'roof-paint'
  | 'primer'
  | 'brush'
  | 'gutter'
  | 'bracket'
  | 'gutter-cap'
  | 'outlet'
  | 'downpipe'

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
    /** Of a joint of gutters. */
    sealantPerGutterJointMm?: number
    insulationMm2: number
    touchUpMm2: number
    tapeMm: number
    /** How far purlins of these values reach from support to support, in millimetres by their spacing. */
    purlinSpans?: readonly PurlinSpans[]
    /** The heaviest sheet that two persons bring up. */
    twoPersonsKg?: number
    /** Slopes longer than `fromMm` grow in the sun: holes of so many millimetres leave them room. */
    expansion?: { fromMm: number; holeMm: number }
    /** Places by their wind, calmest first. */
    wind?: readonly WindPlace[]
  }
  amounts?: AmountRules
  flatSheets?: readonly FlatSheets[]
}

/** A purlin and the spans it reaches: simple ones, by the distance between purlins in millimetres. */
export type PurlinSpans = { values: Wanted; spansMm: Readonly<Record<string, number>> }

/** Where a roof stands: the share of the purlin spacing that its wind leaves, and whether every purlin gets the screws of the edge. */
export type WindPlace = {
  id: string
  name: { es: string; en: string }
  factor: number
  edgeScrews?: boolean
  /** Whether sheets lap by two ribs, where their profile says how much they cover then. */
  doubleLap?: boolean
}

/** A truck of the shop and the longest piece it carries. */
export type Vehicle = { id: string; name: string; maxLengthMm: number }

/** A family of flat sheets, and how large those are that have these values. */
export type FlatSheets = {
  masterId: string
  sizes: readonly { values: Wanted; widthMm: number; heightMm: number }[]
}

/** The rules and the goods they name, as one shop of one country sells them. */
export type TradeData = {
  rules: TradeRules
  products: readonly TradeProduct[]
  /** Trucks of the country, shortest first. */
  vehicles?: readonly Vehicle[]
  /** What the country calls things that others call otherwise, in the plural. */
  terms?: { purlins: string; gutters: string } | undefined
}

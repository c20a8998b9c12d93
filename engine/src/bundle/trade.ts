import { Type, type Static } from 'typebox'
import { Exact, Id, Localized, Millimetres } from './parts.ts'

const Percent = Type.Number({ minimum: 0, maximum: 1000 })
const Count = Type.Integer({ minimum: 1 })

/** Values by attribute id that a variant must have to fill a place; its colour follows the sheet's. */
const Wanted = Type.Record(Type.String(), Type.String())

/** Pieces of one length that lap each other along a ridge, hip, valley or edge. */
const Trim = Exact({ masterId: Id, values: Wanted, lengthMm: Count, lapMm: Millimetres })

/** Goods of a roof: how many are in one that is sold, and the share bought in reserve (0.03 = 3 %). */
const Accessory = Exact({
  masterId: Id,
  values: Wanted,
  perPack: Type.Optional(Count),
  spare: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
})

const Profile = Exact({
  id: Id,
  name: Localized,
  /** Families it is sold in, each cut to length: the first that has the colour is taken. */
  masterIds: Type.Array(Id, { minItems: 1 }),
  /** Width of roof that one sheet covers, and of the sheet itself. */
  coverMm: Count,
  totalMm: Count,
  /** Length of one stamped tile. */
  moduleMm: Type.Optional(Count),
  /** Below `advisePercent` a note; below `hardPercent` it is not offered. */
  minSlope: Exact({ advisePercent: Percent, hardPercent: Percent }),
  /** Lap of a sheet over the one below it from a slope on, steepest first; below the last one none may be made. */
  endLaps: Type.Array(Exact({ fromPercent: Percent, lapMm: Millimetres, sealed: Type.Boolean() })),
  /** Screws of a sheet on its first and last purlin, on those between, and how far apart along side laps. */
  screws: Exact({ edge: Count, inner: Count, stitchMm: Count }),
  /** Farthest distance between purlins, by gauge. */
  purlinMaxMm: Type.Record(Type.String(), Count),
  /** Below this slope side laps are sealed with tape. */
  sideTapeBelowPercent: Percent,
  /** The ridge cap that fits it alone. */
  ridge: Type.Optional(Trim),
})

/** `trade.json`: what the tools reckon with. Figures are the merchant's own; nothing of the trade is in the code. */
export const TradeFile = Exact({
  profiles: Type.Array(Profile, { minItems: 1 }),
  trims: Exact({ ridge: Trim, hip: Trim, valley: Trim, edge: Trim }),
  accessories: Exact({
    'ridge-end': Type.Optional(Accessory),
    screw: Type.Optional(Accessory),
    tape: Type.Optional(Accessory),
    sealant: Type.Optional(Accessory),
    'touch-up': Type.Optional(Accessory),
    insulation: Type.Optional(Accessory),
    purlin: Type.Optional(Accessory),
  }),
  roof: Exact({
    /** The first line stands in by the overhang within these; the last one below the top; bars lap each other. */
    purlins: Exact({
      eaveMinMm: Millimetres,
      eaveMaxMm: Millimetres,
      topMm: Millimetres,
      barMm: Count,
      spliceMm: Millimetres,
    }),
    /** Width of roof under the edge flashing. */
    edgeMm: Millimetres,
    /** So little less width is worth telling when it saves sheets. */
    tipMm: Millimetres,
    sawKerfMm: Millimetres,
    /** What a calculator begins with. */
    defaults: Exact({ percent: Percent, eaveMm: Millimetres, gableMm: Millimetres }),
    /** Millimetres of joint one tube seals, and of sealant a joint of flashing takes. */
    sealantMm: Count,
    sealantPerJointMm: Millimetres,
    /** Square millimetres of one roll of insulation after its laps, and of roof to one touch-up. */
    insulationMm2: Count,
    touchUpMm2: Count,
    /** Of one roll of tape. */
    tapeMm: Count,
  }),
})
export type TradeFile = Static<typeof TradeFile>

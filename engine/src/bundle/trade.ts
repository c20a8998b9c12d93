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
  /** Larger packs of the same in the natural colour, offered where they fill. */
  larger: Type.Optional(Exact({ masterId: Id, values: Wanted, perPack: Count })),
  /** Values in place of those above where purlins are of wood. */
  onWood: Type.Optional(Wanted),
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
  /** Whether a sheet turned half round lies as before: what a slanting cut leaves is then another strip. */
  symmetric: Type.Optional(Type.Boolean()),
  /** Below this slope side laps are sealed with tape. */
  sideTapeBelowPercent: Percent,
  /** The ridge cap that fits it alone. */
  ridge: Type.Optional(Trim),
  /** Translucent sheets of the same profile, in lengths kept in stock. */
  skylight: Type.Optional(Accessory),
  /** Families of the same profile in lengths kept in stock: for roofs below the minimum run of what is cut. */
  stockIds: Type.Optional(Type.Array(Id, { minItems: 1 })),
  /** Width that a sheet covers where the wind asks for a lap of two ribs. */
  windCoverMm: Type.Optional(Count),
})

const Words = Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })

/** How people write lists: the words of the trade and what they mean in this shop. */
export const ListWords = Exact({
  /** Families a word names, likeliest first; `also` are shown beside them. Without countries it is said everywhere. */
  nouns: Type.Array(
    Exact({
      words: Words,
      countries: Type.Optional(Type.Array(Id)),
      masterIds: Type.Array(Id, { minItems: 1 }),
      also: Type.Optional(Type.Array(Id)),
    }),
  ),
  /** A unit as products name it in Spanish, and how lists write it. */
  units: Type.Array(Exact({ unit: Type.String(), words: Words })),
  /** Colours a word may mean, likeliest first. */
  colours: Type.Array(Exact({ words: Words, values: Type.Array(Id, { minItems: 1 }) })),
  /** A value of any attribute and other words for it. */
  values: Type.Array(Exact({ words: Words, value: Type.String() })),
  /** Millimetres of a plate by its number, as products write them. */
  plateMm: Type.Record(Type.String(), Type.String()),
  /** Words that say nothing about what is meant. */
  filler: Type.Array(Type.String()),
})

const Amount = Type.Number({ exclusiveMinimum: 0 })

/** What the small calculators reckon with: concrete, mesh, deck, fence, gutter, paint, rain; and the goods each ends in. */
const Amounts = Exact({
  /** Bags of cement in a cubic metre of concrete, and the share mixed in reserve. */
  concrete: Exact({ bagsPerM3: Amount, spare: Type.Number({ minimum: 0, maximum: 1 }) }),
  mesh: Exact({ widthMm: Count, lengthMm: Count, lapMm: Millimetres }),
  /** A composite deck: `fill` is the share of its depth that is concrete; above a span of `proppedAboveMm` props are advised. */
  deck: Exact({
    coverMm: Count,
    edgeMm: Millimetres,
    depthMm: Count,
    fill: Amount,
    proppedAboveMm: Count,
  }),
  fence: Exact({
    spacingMm: Count,
    buriedMm: Millimetres,
    tensionWires: Count,
    barMm: Count,
    sawKerfMm: Millimetres,
    postStepMm: Count,
    holeM3: Amount,
    /** Width of one fence panel. */
    panelMm: Type.Optional(Count),
  }),
  gutter: Exact({
    /** Smallest first. */
    sections: Type.Array(Exact({ developMm: Count, litresPerSecond: Amount }), { minItems: 1 }),
    pieceMm: Count,
    lapMm: Millimetres,
    bracketMm: Count,
    pipe: Exact({ areaCm2: Amount, pieceMm: Count, lapMm: Millimetres }),
    /** Square centimetres of pipe per square metre of roof and mm/h of rain. */
    pipeCm2PerM2: Amount,
    /** Share of a pipe that leaves leave open. */
    clear: Amount,
    betweenPipesMm: Count,
  }),
  /** Square metres a gallon covers once, by the maker, and the share of that a brush reaches. */
  paint: Exact({
    roof: Exact({ coverM2: Amount, yield: Amount }),
    primer: Exact({ coverM2: Amount, yield: Amount }),
  }),
  /** How much more surface a profile has than its plan. */
  profileFactor: Exact({ plain: Amount, corrugated: Amount, trapezoidal: Amount }),
  /** What a calculator begins with, by country. */
  rainMmPerHour: Type.Record(Type.String(), Amount),
  /** The same of a first-level division where it is another than its country's. */
  rainMmPerHourIn: Type.Optional(Type.Record(Type.String(), Amount)),
  /** Thickness of sheets and wires by their gauge. */
  gaugeMm: Type.Optional(
    Exact({ sheet: Type.Record(Type.String(), Amount), wire: Type.Record(Type.String(), Amount) }),
  ),
  /** Of the wire along a fence. */
  wireKgPerM: Amount,
  /** Families of reinforcing bars, likeliest first. */
  rebar: Type.Array(Id, { minItems: 1 }),
  goods: Exact({
    deck: Accessory,
    mesh: Accessory,
    cement: Accessory,
    'tie-wire': Accessory,
    'chain-link': Accessory,
    'fence-post': Accessory,
    'fence-wire': Accessory,
    panel: Type.Optional(Accessory),
    'barbed-wire': Type.Optional(Accessory),
    'roof-paint': Accessory,
    primer: Accessory,
    brush: Accessory,
    gutter: Accessory,
    bracket: Accessory,
    'gutter-cap': Accessory,
    outlet: Accessory,
    downpipe: Accessory,
  }),
})

/** `trade.json`: what the tools reckon with. Figures are the merchant's own; nothing of the trade is in the code. */
const rules = {
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
    /** How much narrower a roof may be made, at most, for the tip that this saves sheets. */
    tipMm: Millimetres,
    sawKerfMm: Millimetres,
    /** How far purlins of these values reach, from support to support, by the millimetres between purlins: for guidance. */
    purlinSpans: Type.Optional(
      Type.Array(Exact({ values: Wanted, spansMm: Type.Record(Type.String(), Count) }), { minItems: 1 }),
    ),
    /** The heaviest sheet that two persons bring up; heavier ones are warned of. */
    twoPersonsKg: Type.Optional(Amount),
    /** Slopes longer than `fromMm` grow in the sun: holes of `holeMm` leave them room. */
    expansion: Type.Optional(Exact({ fromMm: Count, holeMm: Count })),
    /** What a calculator begins with. */
    defaults: Exact({ percent: Percent, eaveMm: Millimetres, gableMm: Millimetres }),
    /** Millimetres of joint one tube seals, and of sealant a joint of flashing takes. */
    sealantMm: Count,
    sealantPerJointMm: Millimetres,
    /** The same of a joint of gutters. */
    sealantPerGutterJointMm: Type.Optional(Millimetres),
    /** Square millimetres of one roll of insulation after its laps, and of roof to one touch-up. */
    insulationMm2: Count,
    touchUpMm2: Count,
    /** Of one roll of tape. */
    tapeMm: Count,
    /** Places by their wind, calmest first: the share of the purlin spacing it leaves, and whether inner purlins get the screws of the edge. */
    wind: Type.Optional(
      Type.Array(
        Exact({
          id: Id,
          name: Localized,
          factor: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
          edgeScrews: Type.Optional(Type.Boolean()),
          /** Whether sheets lap by two ribs, where their profile tells `windCoverMm`. */
          doubleLap: Type.Optional(Type.Boolean()),
        }),
        { minItems: 1 },
      ),
    ),
  }),
  /** What the tools call things where countries differ, in the plural. */
  terms: Type.Optional(Exact({ purlins: Localized, gutters: Localized })),
  amounts: Type.Optional(Amounts),
  /** Families of flat sheets that pieces are cut from, and their sizes: all of one, or one for each of `values`. */
  flatSheets: Type.Optional(
    Type.Array(
      Exact({
        masterId: Type.String(),
        sizes: Type.Array(
          Exact({ values: Type.Record(Type.String(), Type.String()), widthMm: Count, heightMm: Count }),
          { minItems: 1 },
        ),
      }),
    ),
  ),
}
/** The same without the words of lists: what a roof is reckoned with. */
export const TradeRules = Exact(rules)
export const TradeFile = Exact({ ...rules, words: Type.Optional(ListWords) })
export type TradeFile = Static<typeof TradeFile>

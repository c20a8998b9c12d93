import { looks } from '../../../trade/drawing/scene.ts'
import type { OperationContract } from '../kernel/contract.ts'
import { ListedLines, ProductItem } from '../baskets/index.ts'
import { ListWords, TradeRules } from '../bundle/trade.ts'
import { notFound } from '../kernel/problem.ts'
import { Body, OneOf, Open, Type } from '../kernel/schema.ts'
import { productNotFound } from '../products/index.ts'

const TradeVariant = Open('TradeVariant', {
  sku: Type.String(),
  /** Attribute id → value. */
  values: Type.Record(Type.String(), Type.String()),
  /** The same in the language of the call. */
  text: Type.String(),
  /** Of one piece, or of one metre for goods cut to length. */
  grams: Type.Integer(),
  lengthMm: Type.Optional(Type.Integer()),
})

const sellMode = OneOf('unit', 'pack', 'cut', 'quote')

/** Lengths it can be cut to and the least total of one variant. */
const TradeCut = Open('TradeCut', {
  minMm: Type.Integer(),
  maxMm: Type.Integer(),
  stepMm: Type.Integer(),
  minTotalMm: Type.Integer(),
  /** Whole feet are cut beside the steps. */
  feet: Type.Optional(Type.Boolean()),
  /** Whole varas likewise. */
  varas: Type.Optional(Type.Boolean()),
})

/** The least of an order and the step above it, where these are not one. */
const countedBy = {
  leastPieces: Type.Optional(Type.Integer()),
  stepPieces: Type.Optional(Type.Integer()),
}

const TradeProduct = Open('TradeProduct', {
  id: Type.String(),
  name: Type.String(),
  /** What one is called in the language of the call. */
  unit: Type.String(),
  sellMode,
  cut: Type.Optional(TradeCut),
  ...countedBy,
  variants: Type.Array(TradeVariant),
})

/** A family as a list may name it, with everything the country sells of it. */
const ListProduct = Open('ListProduct', {
  id: Type.String(),
  name: Type.String(),
  keywords: Type.String(),
  /** What one is called: a unit of `words.units`. */
  unit: Type.String(),
  /** The same in the language of the answer. */
  unitText: Type.String(),
  sellMode,
  cut: Type.Optional(TradeCut),
  ...countedBy,
  variants: Type.Array(
    Open('ListVariant', {
      sku: Type.String(),
      values: Type.Record(Type.String(), Type.String()),
      /** Its values as a text in the language of the call. */
      text: Type.String(),
      lengthMm: Type.Optional(Type.Integer()),
      /** The one a family shows first. */
      usual: Type.Optional(Type.Boolean()),
    }),
  ),
})

const ListChoice = Open('ListChoice', {
  sku: Type.String(),
  masterId: Type.String(),
  quantity: Type.Number(),
  lengthMm: Type.Optional(Type.Integer()),
})

const ListLine = Open('ListLine', {
  text: Type.String(),
  /** By which a choice is remembered. */
  phrase: Type.String(),
  state: OneOf('sure', 'probable', 'ask', 'not-found'),
  quantity: Type.Number(),
  unit: Type.Optional(Type.String()),
  choice: Type.Optional(ListChoice),
  alternatives: Type.Array(ListChoice),
  doubts: Type.Array(
    OneOf(
      'several',
      'no-quantity',
      'thousands',
      'count-rounded',
      'unit',
      'no-length',
      'length-rounded',
      'left-over',
      'quote',
    ),
  ),
  /** What the line says in other measures, in the shop's: feet as millimetres, quintals of a bar as bars. */
  conversions: Type.Optional(
    Type.Array(
      Type.Union([
        Open('LengthConversion', {
          kind: Type.Literal('length'),
          value: Type.Number(),
          unit: OneOf('ft', 'yd', 'vara'),
          lengthMm: Type.Integer(),
        }),
        Open('BarsConversion', {
          kind: Type.Literal('bars'),
          quintals: Type.Number(),
          bars: Type.Number(),
          lengthMm: Type.Integer(),
        }),
      ]),
    ),
  ),
  learned: Type.Optional(Type.Literal(true)),
})

const LearnedPhrase = Type.Object({
  phrase: Type.String({ minLength: 1, maxLength: 200 }),
  sku: Type.String({ minLength: 1, maxLength: 100 }),
})

const linesToPrice = {
  lines: ListedLines,
  /** Where stock and days are looked at; the country's default store unless told. */
  storeId: Type.Optional(Type.String({ maxLength: 100 })),
}

const Coordinate = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })
const At = Type.Tuple([Coordinate, Coordinate])
const LookOf = OneOf(...looks)

/** Lines, areas and words in whole millimetres, y downwards: the drawing of a roof or of a plan of cuts. */
const ListDrawing = Type.Object({
  title: Type.String({ maxLength: 300 }),
  place: OneOf('before', 'after'),
  /** Over the whole width of the page. */
  wide: Type.Optional(Type.Boolean()),
  shapes: Type.Array(
    Type.Union([
      Type.Object({
        kind: Type.Literal('polygon'),
        points: Type.Array(At, { minItems: 3, maxItems: 40 }),
        look: LookOf,
      }),
      Type.Object({ kind: Type.Literal('line'), from: At, to: At, look: LookOf }),
      Type.Object({
        kind: Type.Literal('text'),
        at: At,
        text: Type.String({ maxLength: 40 }),
        sizeMm: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
      }),
    ]),
    { minItems: 1, maxItems: 2000 },
  ),
})

const pricedMembers = {
  currency: Type.String(),
  lines: Type.Array(
    Open('PricedLine', {
      ...ProductItem.properties,
      c_status: OneOf('purchasable', 'quote', 'unavailable'),
    }),
  ),
  /** After all discounts, tax included; absent for guests. */
  productTotal: Type.Optional(Type.Number()),
  c_totalLengthByProduct: Type.Record(
    Type.String(),
    Type.Object({ value: Type.Number(), missingMt: Type.Number() }),
  ),
  c_totalWeightKg: Type.Number(),
  c_longestPieceMeters: Type.Number(),
}

/** A list as it stands among others. */
const savedListMembers = {
  /** Whoever has it may open the list; it cannot be guessed. */
  id: Type.String(),
  title: Type.String(),
  /** Page path of the tool that made it, with what was asked. */
  toolPath: Type.Optional(Type.String()),
  /** Where it was saved. */
  country: Type.String(),
  lineCount: Type.Integer(),
  createdAt: Type.String(),
}

const ofSavedList = Type.Object({ listId: Type.String({ maxLength: 100 }) })

export const tradeContract = {
  getListData: {
    query: Type.Object({}),
    answer: Open('ListData', {
      country: Type.String(),
      /** Absent where the merchant has told no words: lists are read by the names of products. */
      words: Type.Optional(ListWords),
      products: Type.Array(ListProduct),
    }),
  },
  readMaterialList: {
    /** At most 200 lines are read. */
    body: Body('material_list', { text: Type.String({ maxLength: 20_000 }) }),
    answer: Open('MaterialList', { lines: Type.Array(ListLine) }),
    perMinute: 20,
  },
  priceLines: {
    body: Body('lines_to_price', linesToPrice),
    answer: Open('PricedLines', pricedMembers),
    perMinute: 60,
  },
  getTechnicalSheet: {
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }),
    query: Type.Object({}),
    /** A PDF in base64, without prefix. */
    answer: Open('TechnicalSheet', { filename: Type.String(), fileContent: Type.String() }),
    problems: [productNotFound],
    perMinute: 20,
  },
  createListDocument: {
    /** `title` is what the paper says above the goods; drawings come before or after them. */
    body: Body('list_to_print', {
      ...linesToPrice,
      title: Type.String({ minLength: 1, maxLength: 120 }),
      drawings: Type.Optional(Type.Array(ListDrawing, { maxItems: 60 })),
    }),
    /** A PDF in base64, without prefix. */
    answer: Open('ListDocument', { filename: Type.String(), fileContent: Type.String() }),
    perMinute: 20,
  },
  createSavedList: {
    body: Body('list_to_save', {
      lines: linesToPrice.lines,
      title: Type.String({ minLength: 1, maxLength: 120 }),
      toolPath: Type.Optional(Type.String({ pattern: '^/tools/[a-z]+(\\?[^\\s#]*)?$', maxLength: 4000 })),
      /** What was written and is no goods yet. */
      unread: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 })),
    }),
    answer: Open('SavedListSummary', savedListMembers),
    perMinute: 20,
  },
  getSavedLists: {
    auth: 'registered',
    query: Type.Object({}),
    answer: Open('SavedLists', { lists: Type.Array(Open('SavedListSummary', savedListMembers)) }),
  },
  getSavedList: {
    params: ofSavedList,
    /** Where stock and days are looked at; the country's default store unless told. */
    query: Type.Object({ storeId: linesToPrice.storeId }),
    answer: Open('SavedList', { ...savedListMembers, unread: Type.Array(Type.String()), ...pricedMembers }),
    problems: [notFound],
    perMinute: 60,
  },
  deleteSavedList: {
    auth: 'registered',
    params: ofSavedList,
    problems: [notFound],
    perMinute: 60,
  },
  getLearnedPhrases: {
    auth: 'registered',
    query: Type.Object({}),
    answer: Open('LearnedPhrases', { phrases: Type.Array(LearnedPhrase) }),
  },
  learnPhrases: {
    auth: 'registered',
    body: Body('learned_phrases', { phrases: Type.Array(LearnedPhrase, { maxItems: 200 }) }),
    perMinute: 30,
  },
  forgetPhrases: {
    auth: 'registered',
    /** The phrase to forget; all of them without it. */
    query: Type.Object({ phrase: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) }),
    perMinute: 60,
  },
  getTradeData: {
    query: Type.Object({}),
    answer: Open('TradeData', {
      /** Absent where the merchant has told nothing of the trade. */
      rules: Type.Optional(TradeRules),
      /** What the country calls things that others call otherwise, in the plural. */
      terms: Type.Optional(Open('TradeTerms', { purlins: Type.String(), gutters: Type.String() })),
      /** Millimetres of a plate by its number (chapa 16), as lists write them. */
      plateMm: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** The families that the rules name and the country sells. */
      products: Type.Array(TradeProduct),
      /** Trucks of the country and the longest piece each carries, shortest first. */
      vehicles: Type.Array(
        Open('TradeVehicle', { id: Type.String(), name: Type.String(), maxLengthMm: Type.Integer() }),
      ),
      /** The shop's colours by their names, with what a screen shows them as. */
      colours: Type.Array(
        Open('TradeColour', { value: Type.String(), name: Type.String(), hex: Type.Optional(Type.String()) }),
      ),
    }),
  },
} as const satisfies Record<string, OperationContract>

import { idempotencyKeyReused } from '../kernel/idempotency-key.ts'
import { SecondsAgo } from '../kernel/done-before.ts'
import { preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'
import { cutPlanOutdated } from './problems.ts'
import { runBoardContract } from './run-board-contract.ts'

const Text = Type.String()
const OptionalText = Type.Optional(Text)
const id = Type.String({ minLength: 1, maxLength: 100 })
const Metres = Type.Number({ minimum: 0, maximum: 100_000 })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const note = Type.Optional(Type.String({ minLength: 1, maxLength: 500 }))
const material = Type.String({ minLength: 1, maxLength: 300 })

const exact = <P extends Parameters<typeof Type.Object>[0]>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })

const Strip = Open('PlantStrip', {
  id: Text,
  kind: OneOf('coil', 'bar', 'offcut'),
  materialId: Text,
  /** The same with the names of its values in the caller's language. */
  material: Text,
  /** Of one; for a coil what is left of it. */
  meters: Type.Number(),
  count: Type.Integer(),
  status: OneOf('usable', 'bad', 'used'),
  cutFrom: OptionalText,
  note: OptionalText,
  creationDate: Text,
})

const PlannedPiece = Type.Object({
  orderNo: Text,
  itemId: Text,
  productId: Text,
  profileId: Text,
  lengthMeters: Type.Number(),
  quantity: Type.Integer(),
  /** Of the quantity, how many have been cut. */
  cut: Type.Integer(),
  dueDate: OptionalText,
})

const Run = Type.Object({
  id: Text,
  stripId: Text,
  stripKind: OneOf('coil', 'bar', 'offcut'),
  pieces: Type.Array(PlannedPiece),
  /** Profiles that it is set up for. */
  setups: Type.Integer(),
  restMeters: Type.Number(),
  /** What becomes of the rest: it stays on the coil, is an offcut, or scrap. */
  rest: OneOf('coil', 'offcut', 'scrap'),
  isDone: Type.Boolean(),
})

const Group = Type.Object({
  id: Text,
  kind: OneOf('coil', 'bar'),
  materialId: Text,
  /** The same with the names of its values in the caller's language. */
  material: Text,
  dueDate: OptionalText,
  orders: Type.Integer(),
  /** Of goods. */
  meters: Type.Number(),
  wasteMeters: Type.Number(),
  /** What coils and bars lose by it, and what no plan whatever goes below. */
  takenMeters: Type.Number(),
  boundMeters: Type.Number(),
  /** Nobody can do with less. */
  isProven: Type.Boolean(),
  runs: Type.Array(Run),
  /** What there is no material for, what is due last first to be left out. */
  lacking: Type.Array(PlannedPiece),
})

const DayTotals = Type.Object({ goodsMeters: Type.Number(), scrapMeters: Type.Number() })

const CutPlan = Open('CutPlan', {
  storeId: Text,
  /** Everything that is due by then. */
  day: Text,
  setupMeters: Type.Number(),
  kerfMeters: Type.Number(),
  leastOffcutMeters: Type.Number(),
  madeDate: Text,
  madeBy: Type.Object({ kind: Text, id: Text, name: Text }),
  meters: Type.Number(),
  wastePercent: Type.Number(),
  groups: Type.Array(Group),
  /** What has been cut and scrapped, by the plant's clock. */
  today: DayTotals,
  yesterday: DayTotals,
})

const params = Type.Object({ storeId: id })
const preconditions = [preconditionFailed, preconditionRequired] as const
const read = 'sfcc.plant'
const write = 'sfcc.plant.rw'

export const plantContract = {
  getCutPlan: { scope: read, params, answer: CutPlan, problems: [notFound] },
  createCutPlan: {
    scope: write,
    params,
    /** What is left out is as in the plan before. Takes the place of that plan. */
    body: exact('cut_plan', {
      day: Type.Optional(Day),
      setupMeters: Type.Optional(Type.Number({ minimum: 0, maximum: 50 })),
      kerfMeters: Type.Optional(Type.Number({ minimum: 0, maximum: 0.1 })),
      leastOffcutMeters: Type.Optional(Type.Number({ minimum: 0.1, maximum: 50 })),
    }),
    success: [201],
    answer: CutPlan,
    problems: [notFound],
    perMinute: 30,
  },
  confirmCut: {
    scope: write,
    params,
    /** A group, one of its strips, or pieces of either; without pieces all that is left. */
    body: exact('cut', {
      groupId: id,
      runId: Type.Optional(id),
      pieces: Type.Optional(
        Type.Array(
          exact('cut_piece', {
            orderNo: id,
            itemId: id,
            quantity: Type.Integer({ minimum: 1, maximum: 99_999 }),
          }),
          { minItems: 1, maxItems: 500 },
        ),
      ),
      /** How long ago, where it is told later; a repeat may say another. */
      secondsAgo: Type.Optional(SecondsAgo),
    }),
    answer: CutPlan,
    problems: [notFound, cutPlanOutdated, ...preconditions, idempotencyKeyReused],
  },
  getCutLabels: {
    scope: read,
    params,
    query: Type.Object({ groupId: id }),
    /** One for each piece, in the order in which they are cut. */
    answer: Open('CutLabels', {
      data: Type.Array(
        Type.Object({
          /** What a scanner reads: order, line, and which piece of it. */
          code: Text,
          orderNo: Text,
          itemId: Text,
          productId: Text,
          productName: Text,
          customerName: Text,
          lengthMeters: Type.Number(),
          piece: Type.Integer(),
          of: Type.Integer(),
          stripId: Text,
          dueDate: OptionalText,
        }),
      ),
    }),
    problems: [notFound],
  },
  getCoils: {
    scope: read,
    params,
    query: Type.Object({ materialId: Type.Optional(material) }),
    /** Coils and bars that can be used. */
    answer: Open('PlantCoils', { data: Type.Array(Strip), total: Type.Integer() }),
    problems: [notFound],
  },
  putCoil: {
    scope: write,
    params: Type.Object({ storeId: id, coilId: id }),
    body: exact('coil', {
      kind: OneOf('coil', 'bar', 'offcut'),
      /** What it is made of; or a product that is made of the same. */
      materialId: Type.Optional(material),
      productId: Type.Optional(id),
      meters: Metres,
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      note,
    }),
    success: [200, 201],
    answer: Strip,
    problems: [notFound, ...preconditions],
  },
  getOffcuts: {
    scope: read,
    params,
    query: Type.Object({ materialId: Type.Optional(material) }),
    answer: Open('PlantOffcuts', { data: Type.Array(Strip), total: Type.Integer() }),
    problems: [notFound],
  },
  reportScrap: {
    scope: write,
    once: true,
    params,
    /** Metres of a coil, or bars of a length; without either all of it is bad. The plan is made anew. */
    body: exact('scrap', {
      stripId: id,
      meters: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100_000 })),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      note: Type.String({ minLength: 1, maxLength: 500 }),
    }),
    answer: Open('ScrapReport', { strip: Strip, plan: Type.Optional(CutPlan) }),
    problems: [notFound],
  },
  ...runBoardContract,
  putMaterial: {
    scope: write,
    params: Type.Object({ storeId: id, productId: id }),
    /** What the product is made of instead of what its attributes say; null: as they say. */
    body: exact('material', { materialId: Type.Union([material, Type.Null()]) }),
    answer: Open('PlantMaterial', { productId: Text, materialId: Text }),
    problems: [notFound],
  },
} as const

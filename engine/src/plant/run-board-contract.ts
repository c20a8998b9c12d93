import { importInProgress } from '../kernel/import-in-progress.ts'
import { notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'

const Text = Type.String()
const OptionalText = Type.Optional(Text)
const id = Type.String({ minLength: 1, maxLength: 100 })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const note = Type.Optional(Type.String({ minLength: 1, maxLength: 500 }))

const exact = <P extends Parameters<typeof Type.Object>[0]>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })

const Wanted = Type.Object({
  count: Type.Integer(),
  meters: Type.Number(),
  /** How many of them ask for less than a run. */
  belowCount: Type.Integer(),
})

const RunBoard = Open('RunBoard', {
  storeId: Text,
  country: Text,
  /** Goods of which a quote or a cart asks for less than a run, the nearest to one first. */
  data: Type.Array(
    Type.Object({
      productId: Text,
      name: Type.Record(Text, Text),
      /** The least that is cut at once. */
      minimumMeters: Type.Number(),
      /** What orders, quotes and carts together lack; 0: enough for a run. */
      missingMeters: Type.Number(),
      /** Paid and not cut. */
      orders: Wanted,
      /** Requests, and offers that have not run out. */
      quotes: Wanted,
      /** Of the last 14 days. */
      carts: Wanted,
      shortQuoteIds: Type.Array(Text),
      /** Stores of the country that have it, the most first. */
      stock: Type.Array(Type.Object({ storeId: Text, meters: Type.Number() })),
      decision: Type.Optional(
        Type.Object({
          decision: OneOf('offer', 'wait', 'substitute', 'cut'),
          until: OptionalText,
          storeId: OptionalText,
          note: OptionalText,
          decidedBy: Type.Object({ kind: Text, id: Text, name: Text }),
          decidedAt: Text,
        }),
      ),
      /** While it is open no cart of the country has to reach the least by itself. */
      run: Type.Optional(
        Type.Object({
          /** The last day on which is ordered. */
          closingDay: Text,
          goalMeters: Type.Number(),
          isOpen: Type.Boolean(),
          openedBy: Type.Object({ kind: Text, id: Text, name: Text }),
          openedAt: Text,
          closedAt: OptionalText,
          /** What paid orders had together when it was closed. */
          reachedMeters: Type.Optional(Type.Number()),
        }),
      ),
    }),
  ),
  total: Type.Integer(),
})

const params = Type.Object({ storeId: id })
const paramsOfGoods = Type.Object({ storeId: id, productId: id })
const read = 'sfcc.plant'
const write = 'sfcc.plant.rw'

export const runBoardContract = {
  getRunBoard: { scope: read, params, answer: RunBoard, problems: [notFound] },
  decideRun: {
    scope: write,
    params: paramsOfGoods,
    /** What is done about what lacks; null takes it back. `substitute` names the store whose stock is taken. */
    body: exact('run_decision', {
      decision: Type.Union([OneOf('offer', 'wait', 'substitute', 'cut'), Type.Null()]),
      until: Type.Optional(Day),
      storeId: Type.Optional(id),
      note,
    }),
    answer: RunBoard,
    problems: [notFound],
  },
  openRun: {
    scope: write,
    params: paramsOfGoods,
    /** Opens a shared run, again, or until another day. Without metres it is to reach the least of one run. */
    body: exact('shared_run', {
      closingDay: Day,
      meters: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100_000 })),
    }),
    answer: RunBoard,
    problems: [notFound, importInProgress],
  },
  closeRun: {
    scope: write,
    params: paramsOfGoods,
    /** From now on each cart has to reach the least by itself again. */
    answer: RunBoard,
    problems: [notFound, importInProgress],
  },
} as const

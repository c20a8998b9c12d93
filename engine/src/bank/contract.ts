import { idempotencyKeyReused } from '../kernel/idempotency-key.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { stepUpRequired } from '../kernel/require-proven.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'
import { Mapping } from './mapping.ts'
import { lineNotOpen, matchNotUndoable, statementNotRead } from './problems.ts'

const Id = Type.String({ minLength: 1, maxLength: 100 })
const Amount = Type.Number({ exclusiveMinimum: 0, maximum: 100_000_000 })
const country = Type.String({ maxLength: 2 })
const day = Type.String({ format: 'date' })
const params = Type.Object({ lineId: Id })
const statuses = ['open', 'matched', 'ignored', 'split'] as const
const note = Type.String({ minLength: 1, maxLength: 500 })

const exact = <P extends Parameters<typeof Type.Object>[0]>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })

const BankMapping = Open('BankMapping', {
  id: Type.String(),
  country: Type.String(),
  name: Type.String(),
  mapping: Mapping,
})

const Line = Open('BankLine', {
  id: Type.String(),
  mappingId: Type.String(),
  country: Type.String(),
  currency: Type.String(),
  day: Type.String(),
  amount: Type.Number(),
  description: Type.String(),
  reference: Type.String(),
  status: OneOf(...statuses),
  /** Of the line that it is a part of. */
  parentId: Type.Optional(Type.String()),
  /** Why it is ignored. */
  note: Type.Optional(Type.String()),
  /** The orders it was for. */
  matches: Type.Array(
    Open('BankMatch', {
      orderNo: Type.String(),
      amount: Type.Number(),
      /** The order was paid with it. */
      completes: Type.Boolean(),
      by: Type.String(),
      at: Type.String(),
    }),
  ),
  /** What it brought more than its orders needed. */
  surplus: Type.Optional(Type.Number()),
})

const WaitingOrder = Open('WaitingOrder', {
  orderNo: Type.String(),
  customerName: Type.String(),
  currency: Type.String(),
  orderTotal: Type.Number(),
  /** What no line has brought yet. */
  remaining: Type.Number(),
  creationDate: Type.String(),
})

export const bankContract = {
  getBankMappings: {
    scope: 'sfcc.payments',
    answer: Open('BankMappings', { data: Type.Array(BankMapping), total: Type.Integer() }),
  },
  putBankMapping: {
    scope: 'sfcc.payments.rw',
    params: Type.Object({ mappingId: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,49}$' }) }),
    body: exact('bank_mapping', { country, name: note, mapping: Mapping }),
    success: [200, 201],
    answer: BankMapping,
    problems: [badRequest, notFound],
  },
  importStatement: {
    scope: 'sfcc.payments.rw',
    body: exact('bank_statement', {
      mappingId: Id,
      /** The file in base64, as the bank wrote it. */
      fileContent: Type.String({ minLength: 1, maxLength: 7_000_000 }),
      /** Reads and counts, and writes nothing. */
      dryRun: Type.Optional(Type.Boolean()),
    }),
    answer: Open('StatementImport', {
      /** New lines, and those that were there already. */
      imported: Type.Integer(),
      known: Type.Integer(),
      /** Money that went, and rows of nothing. */
      skipped: Type.Integer(),
      faults: Type.Array(Type.Object({ row: Type.Integer(), detail: Type.String() })),
    }),
    problems: [badRequest, notFound, statementNotRead],
    bodyLimit: 8_000_000,
    perMinute: 20,
  },
  searchBankLines: {
    scope: 'sfcc.payments',
    body: exact('bank_line_search', {
      /** Without: of all countries of the caller. */
      country: Type.Optional(country),
      statuses: Type.Optional(Type.Array(OneOf(...statuses), { minItems: 1, maxItems: 4 })),
      from: Type.Optional(day),
      to: Type.Optional(day),
      /** A part of the bank's text; accents do not matter. */
      words: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    answer: Open('BankLines', { data: Type.Array(Line), total: Type.Integer() }),
    perMinute: 300,
  },
  proposeMatches: {
    scope: 'sfcc.payments',
    body: exact('proposal_request', {
      /** Of these lines; without, of all that are open. */
      lineIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 500 })),
      /** Of those, the ones of this country. */
      country: Type.Optional(country),
    }),
    answer: Open('Proposals', {
      data: Type.Array(
        Open('Proposal', {
          line: Line,
          certainty: OneOf('certain', 'probable', 'none'),
          reason: OneOf(
            'number-and-amount',
            'number',
            'amount-and-name',
            'amount',
            'orders-of-one-customer',
            'several-lines-for-one-order',
            'several-orders-fit',
            'order-over',
            'nothing-fits',
          ),
          orders: Type.Array(WaitingOrder),
          /** What the line has more (+) or less (-) than its orders need. */
          difference: Type.Number(),
          /** An order that the text names and that is over: its money goes back, or it is ordered anew. */
          overOrderNo: Type.Optional(Type.String()),
        }),
      ),
      counts: Type.Object({ certain: Type.Integer(), probable: Type.Integer(), none: Type.Integer() }),
    }),
    perMinute: 60,
  },
  confirmMatches: {
    scope: 'sfcc.payments.rw',
    body: exact('matches', {
      matches: Type.Array(
        exact('match', {
          lineId: Id,
          orderNos: Type.Array(Id, { minItems: 1, maxItems: 50 }),
          /** The line brings less than its one order needs: a part of it. */
          isPart: Type.Optional(Type.Boolean()),
          /** The line brings more: the rest is to be given back by hand. */
          hasSurplus: Type.Optional(Type.Boolean()),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    }),
    /** Each is judged by itself. */
    answer: Open('ConfirmedMatches', {
      data: Type.Array(
        Open('ConfirmedMatch', {
          lineId: Type.String(),
          isConfirmed: Type.Boolean(),
          line: Type.Optional(Line),
          /** Why not, as a refusal of the whole call would say it. */
          problem: Type.Optional(
            Open('MatchProblem', {
              status: Type.Integer(),
              type: Type.String(),
              title: Type.String(),
              detail: Type.String(),
              /** What the orders need, and what the line has more (+) or less (-). */
              expected: Type.Optional(Type.Number()),
              difference: Type.Optional(Type.Number()),
              lineStatus: Type.Optional(OneOf(...statuses)),
            }),
          ),
        }),
      ),
      confirmed: Type.Integer(),
    }),
    problems: [badRequest, stepUpRequired, idempotencyKeyReused],
    perMinute: 60,
  },
  splitLine: {
    scope: 'sfcc.payments.rw',
    params,
    /** Its parts: together the line to the cent. */
    body: exact('line_split', { amounts: Type.Array(Amount, { minItems: 2, maxItems: 50 }) }),
    success: [201],
    answer: Open('LineParts', { data: Type.Array(Line) }),
    problems: [notFound, badRequest, lineNotOpen],
  },
  ignoreLine: {
    scope: 'sfcc.payments.rw',
    params,
    /** `ignored: false` opens it again. */
    body: exact('line_ignored', { ignored: Type.Boolean(), note: Type.Optional(note) }),
    answer: Line,
    problems: [notFound, badRequest, lineNotOpen],
  },
  undoMatch: {
    scope: 'sfcc.payments.rw',
    params,
    /** On the day it was confirmed, before work on its orders begins. */
    body: exact('match_undo', { reason: note }),
    answer: Line,
    problems: [notFound, lineNotOpen, matchNotUndoable, stepUpRequired],
  },
} as const

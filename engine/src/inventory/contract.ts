import { bulkAnswer, mostLineBytes, OnError } from '../kernel/bulk-lines.ts'
import { preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { CommaList, OneOf, Open, Type } from '../kernel/schema.ts'
import { searchAnswer, searchProblems, SearchRequest } from '../kernel/search-request/index.ts'
import { notEnoughStock, transferStatusTransition } from './problems.ts'
import { exact, id, InventoryRecord, level, note, stockChangeBody, stockLine } from './record-contract.ts'

const Text = Type.String()

const InventoryList = Open('InventoryList', {
  id: Text,
  storeId: Text,
  storeName: Text,
  country: Text,
  /** It is a plant too. */
  cutsToLength: Type.Boolean(),
})

const StockHit = Open('StockHit', {
  productId: Text,
  name: Type.Record(Text, Text),
  /** What tells a variant from its sisters, which are called the same; in the caller's language. */
  variationText: Type.Optional(Text),
  unit: OneOf('piece', 'metre'),
  stockPattern: OneOf('S1', 'S2', 'S3'),
  stores: Type.Array(
    Type.Object({
      storeId: Text,
      inventoryListId: Text,
      stockLevel: Type.Number(),
      /** What orders of the last 30 days took. */
      soldIn30Days: Type.Number(),
      /** For how many days it lasts at that pace; absent where nothing was sold. */
      coverDays: Type.Optional(Type.Number()),
      incoming: Type.Number(),
    }),
  ),
})

const Transfer = Open('StockTransfer', {
  id: Text,
  country: Text,
  fromStore: Text,
  toStore: Text,
  status: OneOf('created', 'shipped', 'received', 'cancelled'),
  lines: Type.Array(
    Type.Object({
      productId: Text,
      /** In the caller's language. */
      name: Text,
      unit: OneOf('piece', 'metre'),
      amount: Type.Number(),
      shipped: Type.Number(),
      received: Type.Number(),
    }),
  ),
  note: Type.Optional(Text),
  createdBy: Type.Object({ kind: Text, id: Text, name: Text }),
  creationDate: Text,
  shippedDate: Type.Optional(Text),
  closedDate: Type.Optional(Text),
})

const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
}
const listParams = Type.Object({ inventoryListId: id })
const recordParams = Type.Object({ inventoryListId: id, productId: id })
const transferParams = Type.Object({ transferId: Type.String({ format: 'uuid' }) })
const preconditions = [preconditionFailed, preconditionRequired] as const
const read = 'sfcc.inventory.availability'
const write = 'sfcc.inventory.availability.rw'

const Line = Type.Object(
  { productId: id, amount: Type.Number({ exclusiveMinimum: 0, maximum: 99_999_999 }) },
  { additionalProperties: false },
)

export const inventoryContract = {
  getInventoryLists: {
    scope: read,
    answer: Open('InventoryLists', { data: Type.Array(InventoryList), total: Type.Integer() }),
  },
  getInventoryList: { scope: read, params: listParams, answer: InventoryList, problems: [notFound] },
  searchProductInventoryRecords: {
    scope: read,
    body: SearchRequest,
    answer: Open('StockSearchResult', { ...searchAnswer, hits: Type.Array(StockHit) }),
    problems: searchProblems,
    perMinute: 300,
  },
  getProductInventoryRecords: {
    scope: read,
    params: listParams,
    /** By product; what was never counted in this list is not among them. */
    query: Type.Object(page),
    answer: Open('ProductInventoryRecords', {
      data: Type.Array(Open('ProductInventoryLevel', level)),
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
    }),
    problems: [notFound],
  },
  getProductInventoryRecord: {
    scope: read,
    params: recordParams,
    answer: InventoryRecord,
    problems: [notFound],
  },
  updateProductInventoryRecord: {
    scope: write,
    params: recordParams,
    /** Either a count with its moment, or a difference. With an `Idempotency-Key` it is done once. */
    body: stockChangeBody,
    answer: InventoryRecord,
    problems: [notFound, notEnoughStock],
  },
  updateProductInventoryRecords: {
    scope: write,
    params: listParams,
    query: Type.Object({ onError: OnError }),
    /** As for a single record; a line with a key is done once. */
    lines: stockLine,
    bodyLimit: mostLineBytes,
    answer: Open('UpdatedInventoryRecords', bulkAnswer),
    problems: [notFound],
  },
  /** As if it had never been counted there: what was is in its entries and in the log. */
  deleteProductInventoryRecord: {
    scope: write,
    params: recordParams,
    success: [204],
    problems: [notFound],
  },
  getTransfers: {
    scope: read,
    query: Type.Object({
      status: Type.Optional(CommaList({ maxLength: 100 })),
      /** Without: of all countries of the caller. */
      country: Type.Optional(Type.String({ maxLength: 2 })),
      ...page,
    }),
    answer: Open('StockTransfers', {
      data: Type.Array(Transfer),
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
    }),
  },
  proposeTransfers: {
    scope: read,
    /** Nothing is written: what a person accepts is made by `createTransfer`. */
    body: exact('transfer_proposal', {
      /** Without: for every store that the caller may see. */
      toStore: Type.Optional(id),
      coverDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    }),
    answer: Open('TransferProposals', {
      data: Type.Array(
        Type.Object({
          fromStore: Text,
          toStore: Text,
          lines: Type.Array(
            Type.Object({
              productId: Text,
              unit: OneOf('piece', 'metre'),
              amount: Type.Number(),
              onHand: Type.Number(),
              soldIn30Days: Type.Number(),
            }),
          ),
        }),
      ),
    }),
    problems: [notFound],
    perMinute: 30,
  },
  createTransfer: {
    scope: write,
    once: true,
    body: exact('stock_transfer', {
      fromStore: id,
      toStore: id,
      lines: Type.Array(Line, { minItems: 1, maxItems: 500 }),
      note,
    }),
    success: [201],
    answer: Transfer,
    problems: [notFound],
  },
  getTransfer: { scope: read, params: transferParams, answer: Transfer, problems: [notFound] },
  shipTransfer: {
    scope: write,
    once: true,
    params: transferParams,
    /** What is loaded of each line; without lines all of it. */
    body: exact('transfer_shipment', {
      lines: Type.Optional(Type.Array(Line, { minItems: 1, maxItems: 500 })),
    }),
    answer: Transfer,
    problems: [notFound, notEnoughStock, transferStatusTransition, ...preconditions],
  },
  receiveTransfer: {
    scope: write,
    once: true,
    params: transferParams,
    /** What has come, wholly or in part; `isLast`: nothing more will. */
    body: exact('transfer_receipt', {
      lines: Type.Optional(Type.Array(Line, { minItems: 1, maxItems: 500 })),
      isLast: Type.Optional(Type.Boolean()),
      note,
    }),
    answer: Transfer,
    problems: [notFound, transferStatusTransition, ...preconditions],
  },
  cancelTransfer: {
    scope: write,
    once: true,
    params: transferParams,
    /** Of one that has left: where what has not been received is now. */
    body: exact('transfer_cancellation', { goodsAre: Type.Optional(OneOf('from', 'to', 'lost')), note }),
    answer: Transfer,
    problems: [notFound, transferStatusTransition, ...preconditions],
  },
} as const

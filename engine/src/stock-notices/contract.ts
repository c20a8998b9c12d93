import type { OperationContract } from '../kernel/contract.ts'
import { badRequest } from '../kernel/problem.ts'
import { Body, Open, Type } from '../kernel/schema.ts'
import { productNotFound } from '../products/index.ts'
import { inStock, invalidLink, noNotice, tooManyNotices } from './problems.ts'

const Id = Type.String({ minLength: 1, maxLength: 100 })

const Notice = Open('StockNotice', {
  noticeId: Type.String(),
  productId: Type.String(),
  storeId: Type.String(),
  /** The moment it was asked for, ISO 8601. */
  creationDate: Type.String(),
})

export const stockNoticesContract = {
  createStockNotice: {
    body: Body('StockNoticeRequest', {
      /** What is sold: an item, a variant, a set or a bundle. */
      productId: Id,
      storeId: Id,
      /** Where a guest wants to be written to; customers are written to at the address of their account. */
      email: Type.Optional(Type.String({ maxLength: 320 })),
    }),
    answer: Notice,
    problems: [badRequest, productNotFound, inStock, tooManyNotices],
    perMinute: 10,
  },
  getStockNotices: {
    query: Type.Object({ productId: Type.Optional(Id) }),
    answer: Open('StockNotices', { data: Type.Array(Notice), total: Type.Integer() }),
  },
  deleteStockNotice: { params: Type.Object({ noticeId: Type.String() }), problems: [noNotice] },
  endStockNotices: {
    body: Body('stock_notice_link', { token: Type.String({ minLength: 1, maxLength: 1000 }) }),
    problems: [invalidLink],
    perMinute: 20,
  },
} as const satisfies Record<string, OperationContract>

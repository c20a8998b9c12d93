import type { OperationContract } from '../kernel/contract.ts'
import { forbidden, notFound } from '../kernel/problem.ts'
import { Open, Type } from '../kernel/schema.ts'

const ofList = Type.Object({ customerId: Type.String(), listId: Type.String({ maxLength: 100 }) })

export const shareContract = {
  shareCustomerProductList: {
    params: ofList,
    answer: Open('ProductListShare', {
      /** Told once: only its hash is kept. */
      token: Type.String(),
    }),
    problems: [forbidden, notFound],
    perMinute: 10,
  },
  unshareCustomerProductList: { params: ofList, problems: [forbidden, notFound], perMinute: 10 },
  getSharedProductList: {
    query: Type.Object({ c_token: Type.String({ minLength: 1, maxLength: 100 }) }),
    answer: Open('SharedProductList', {
      lastModified: Type.String(),
      items: Type.Array(Open('SharedProductListItem', { id: Type.String(), productId: Type.String() })),
    }),
    problems: [notFound],
    // Pages made for guests ask as one shopper.
    perMinute: 600,
  },
} as const satisfies Record<string, OperationContract>

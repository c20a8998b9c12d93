import type { OperationContract } from '../kernel/contract.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { Open, Type } from '../kernel/schema.ts'

const Text = Type.Optional(Type.String({ maxLength: 254 }))

/** Without whose it is: who knows the owner's name found it by that. */
const info = {
  id: Type.String(),
  type: Type.String(),
  name: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  public: Type.Boolean(),
}
const PublicProductListItem = Open('PublicProductListItem', {
  id: Type.String(),
  productId: Type.String(),
  quantity: Type.Number(),
  priority: Type.Integer(),
  type: Type.String(),
})

const ofList = Type.Object({ listId: Type.String({ maxLength: 100 }) })

export const publicListsContract = {
  getPublicProductListsBySearchTerm: {
    query: Type.Object({ email: Text, firstName: Text, lastName: Text }),
    answer: Open('PublicProductListResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      data: Type.Array(Open('PublicProductListInfo', info)),
    }),
    problems: [badRequest],
    perMinute: 30,
  },
  getPublicProductList: {
    params: ofList,
    answer: Open('PublicProductList', {
      ...info,
      creationDate: Type.String(),
      lastModified: Type.String(),
      productListItems: Type.Array(PublicProductListItem),
    }),
    problems: [notFound],
  },
  getPublicProductListItems: {
    params: ofList,
    answer: Open('PublicProductListItemsResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      data: Type.Array(PublicProductListItem),
    }),
    problems: [notFound],
  },
  getProductListItem: {
    params: Type.Object({
      listId: Type.String({ maxLength: 100 }),
      itemId: Type.String({ maxLength: 100 }),
    }),
    answer: PublicProductListItem,
    problems: [notFound],
  },
} as const satisfies Record<string, OperationContract>

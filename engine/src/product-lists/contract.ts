import type { OperationContract } from '../kernel/contract.ts'
import { forbidden, notFound } from '../kernel/problem.ts'
import { Body, Extensible, OneOf, Open, Type } from '../kernel/schema.ts'
import { invalidProduct, tooManyItems, tooManyLists } from './problems.ts'
import { listTypes } from './product-list.ts'
import { shareContract } from './share-contract.ts'

const Text = Type.String({ maxLength: 256 })
const Quantity = Type.Number({ exclusiveMinimum: 0, maximum: 99_999 })
const Priority = Type.Integer({ minimum: -2, maximum: 4 })
const ItemType = OneOf('product')
/** What the customer wrote beside a product; empty for none. */
const note = {
  c_note: Type.Optional(Type.String()),
}

export const CustomerProductListItem = Extensible('CustomerProductListItem', {
  id: Type.String(),
  productId: Type.String(),
  quantity: Type.Number(),
  priority: Type.Integer(),
  public: Type.Boolean(),
  type: Type.String(),
  ...note,
})

export const CustomerProductList = Extensible('CustomerProductList', {
  id: Type.String(),
  type: Type.String(),
  name: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  public: Type.Boolean(),
  creationDate: Type.String(),
  lastModified: Type.String(),
  customerProductListItems: Type.Array(CustomerProductListItem),
  /** There is a link to it; written by the shop. */
  c_shared: Type.Optional(Type.Boolean()),
})

const ofCustomer = Type.Object({ customerId: Type.String() })
const ofList = Type.Object({ customerId: Type.String(), listId: Type.String() })
const ofItem = Type.Object({ customerId: Type.String(), listId: Type.String(), itemId: Type.String() })

// Clients send back whole objects they were given; what the shop wrote is not read.
const ignoredOfList = {
  id: Type.Optional(Type.Unknown()),
  creationDate: Type.Optional(Type.Unknown()),
  lastModified: Type.Optional(Type.Unknown()),
  customerProductListItems: Type.Optional(Type.Unknown()),
}
const ignoredOfItem = {
  id: Type.Optional(Type.Unknown()),
  product: Type.Optional(Type.Unknown()),
  purchasedQuantity: Type.Optional(Type.Unknown()),
}

export const productListsContract = {
  ...shareContract,
  getCustomerProductLists: {
    params: ofCustomer,
    answer: Open('CustomerProductListResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      data: Type.Array(CustomerProductList),
    }),
    problems: [forbidden, notFound],
  },
  createCustomerProductList: {
    params: ofCustomer,
    body: Body('customer_product_list', {
      ...ignoredOfList,
      type: Type.Optional(OneOf(...listTypes)),
      name: Type.Optional(Text),
      description: Type.Optional(Text),
      public: Type.Optional(Type.Boolean()),
    }),
    answer: CustomerProductList,
    problems: [forbidden, notFound, tooManyLists],
  },
  getCustomerProductList: { params: ofList, answer: CustomerProductList, problems: [forbidden, notFound] },
  updateCustomerProductList: {
    params: ofList,
    body: Body('customer_product_list', {
      ...ignoredOfList,
      type: Type.Optional(Type.Unknown()),
      name: Type.Optional(Text),
      description: Type.Optional(Text),
      public: Type.Optional(Type.Boolean()),
    }),
    answer: CustomerProductList,
    problems: [forbidden, notFound],
  },
  deleteCustomerProductList: { params: ofList, problems: [forbidden, notFound] },
  createCustomerProductListItem: {
    params: ofList,
    body: Body('customer_product_list_item', {
      ...ignoredOfItem,
      productId: Type.String({ minLength: 1, maxLength: 100 }),
      quantity: Type.Optional(Quantity),
      priority: Type.Optional(Priority),
      public: Type.Optional(Type.Boolean()),
      type: Type.Optional(ItemType),
      ...note,
    }),
    answer: CustomerProductListItem,
    problems: [forbidden, notFound, invalidProduct, tooManyItems],
  },
  getCustomerProductListItem: {
    params: ofItem,
    answer: CustomerProductListItem,
    problems: [forbidden, notFound],
  },
  updateCustomerProductListItem: {
    params: ofItem,
    body: Body('customer_product_list_item', {
      ...ignoredOfItem,
      productId: Type.Optional(Type.Unknown()),
      quantity: Type.Optional(Quantity),
      priority: Type.Optional(Priority),
      public: Type.Optional(Type.Boolean()),
      type: Type.Optional(ItemType),
      ...note,
    }),
    answer: CustomerProductListItem,
    problems: [forbidden, notFound],
  },
  deleteCustomerProductListItem: { params: ofItem, problems: [forbidden, notFound] },
} as const satisfies Record<string, OperationContract>

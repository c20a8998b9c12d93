import { basketsContract } from '../baskets/contract.ts'
import { customersContract } from '../customers/contract.ts'
import { updatePassword } from '../customers/index.ts'
import { CustomerIdentity } from '../login/contract.ts'
import type { OperationContract } from '../kernel/contract.ts'
import { notFound, tooManyRequests } from '../kernel/problem.ts'
import { Body, Open, Type } from '../kernel/schema.ts'
import { ordersContract } from '../orders/contract.ts'
import { productListsContract } from '../product-lists/contract.ts'
import { ordersUnderWay, wrongConfirmation } from './problems.ts'
import {
  ActivityRecord,
  BalanceRecord,
  CaseRecord,
  LearnedPhrase,
  NewsletterRecord,
  QuoteRecord,
  SavedListRecord,
  StockNoticeRecord,
} from './records-contract.ts'

const ofCustomer = Type.Object({ customerId: Type.String() })

export const privacyContract = {
  getCustomerData: {
    params: ofCustomer,
    answer: Open('CustomerData', {
      /** When it was put together. */
      date: Type.String(),
      customer: customersContract.getCustomer.answer,
      /** Accounts at other sites that open this one. */
      identities: Type.Array(CustomerIdentity),
      orders: Type.Array(ordersContract.getOrder.answer),
      opportunities: Type.Array(QuoteRecord),
      baskets: Type.Array(basketsContract.getBasket.answer),
      productLists: Type.Array(productListsContract.getCustomerProductList.answer),
      cases: Type.Array(CaseRecord),
      newsletter: Type.Array(NewsletterRecord),
      /** What the merchant said they owe, the latest first. */
      balances: Type.Array(BalanceRecord),
      stockNotices: Type.Array(StockNoticeRecord),
      savedLists: Type.Array(SavedListRecord),
      /** What was chosen for phrases of lists. */
      learnedPhrases: Type.Array(LearnedPhrase),
      activities: Type.Array(ActivityRecord),
    }),
    problems: [notFound],
    perMinute: 10,
  },
  closeCustomerAccount: {
    params: ofCustomer,
    body: Body('account_closing', {
      /** The account's address, typed again. */
      email: Type.String({ maxLength: 254 }),
      /** Where the account has a password. */
      currentPassword: Type.Optional(Type.String({ maxLength: 1024 })),
    }),
    problems: [notFound, wrongConfirmation, updatePassword, ordersUnderWay, tooManyRequests(1)],
    perMinute: 10,
  },
} as const satisfies Record<string, OperationContract>

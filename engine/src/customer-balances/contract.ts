import { CurrencyCode, Instant } from '../bundle/parts.ts'
import { preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'

const Amount = Type.Number({ minimum: 0, maximum: 100_000_000_000 })
const Days = Type.Integer({ minimum: 0, maximum: 999 })

const figures = {
  currency: Type.String(),
  /** Owed; below zero where they have paid ahead. */
  balance: Type.Number(),
  /** Of it, what is past its term. */
  overdue: Type.Optional(Type.Number()),
  creditLimit: Type.Optional(Type.Number()),
  /** What is left of the limit. */
  available: Type.Optional(Type.Number()),
  termDays: Type.Optional(Type.Integer()),
  /** The moment that the figures are of. */
  asOf: Type.String(),
}

const CustomerBalance = Open('CustomerBalance', {
  customerNo: Type.String(),
  /** Absent where nobody has said it. */
  current: Type.Optional(Type.Object(figures)),
  /** What was said of it, the latest first: at most twenty. Without figures: what was said before was taken back. */
  history: Type.Array(
    Type.Object({
      at: Type.String(),
      by: Type.Object({ kind: OneOf('client', 'staff', 'cli', 'job'), name: Type.String() }),
      figures: Type.Optional(Type.Object(figures)),
    }),
  ),
})

const params = Type.Object({ customerNo: Type.String({ maxLength: 100 }) })

export const customerBalanceContract = {
  getCustomerBalance: {
    scope: 'sfcc.customerlists',
    params,
    answer: CustomerBalance,
    problems: [notFound],
  },
  /** Says all of it anew: what is absent is not known, or not agreed. */
  updateCustomerBalance: {
    scope: 'sfcc.payments.rw',
    params,
    body: Type.Object(
      {
        balance: Type.Number({ minimum: -100_000_000_000, maximum: 100_000_000_000 }),
        overdue: Type.Optional(Amount),
        creditLimit: Type.Optional(Amount),
        termDays: Type.Optional(Days),
        /** That of the customer's country, which it is without it. */
        currency: Type.Optional(CurrencyCode),
        /** Now without it. */
        asOf: Type.Optional(Instant),
      },
      { title: 'customer_balance', additionalProperties: false },
    ),
    answer: CustomerBalance,
    problems: [notFound, preconditionFailed, preconditionRequired],
    perMinute: 120,
  },
} as const

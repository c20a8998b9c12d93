import { Link } from '@tanstack/react-router'
import type { Customer } from '../../api/customers.ts'
import { customerName } from '../../features/customers/index.ts'
import type { Column, Filter } from '../../features/list/index.ts'
import type { Formats } from '../../lib/format.ts'
import type { Translate } from '../../lib/i18n.ts'
import { messages } from './messages.ts'

export const customerColumns = (format: Formats, now: Date): readonly Column<Customer>[] => [
  {
    id: 'name',
    title: messages.name,
    cell: (customer) => (
      <Link to="/customers/$customerNo" params={{ customerNo: customer.customerNo }}>
        {customerName(customer)}
      </Link>
    ),
    sortBy: 'lastName',
  },
  { id: 'company', title: messages.company, cell: ({ companyName }) => companyName, sortBy: 'companyName' },
  { id: 'taxId', title: messages.taxId, cell: ({ c_taxId }) => c_taxId },
  { id: 'no', title: messages.no, cell: ({ customerNo }) => customerNo, sortBy: 'customerNo' },
  { id: 'email', title: messages.email, cell: ({ email }) => email, sortBy: 'email' },
  { id: 'country', title: messages.country, cell: ({ c_country }) => c_country },
  {
    id: 'orders',
    title: messages.orders,
    cell: ({ c_orderCount }) => format.number(c_orderCount),
    align: 'end',
  },
  {
    id: 'lastYear',
    title: messages.lastYear,
    cell: ({ c_sales }) =>
      c_sales?.lastYear.map(({ currency, total }) => format.money(total, currency)).join(' · '),
    align: 'end',
  },
  {
    id: 'lastOrder',
    title: messages.lastOrder,
    cell: ({ c_sales }) => (c_sales?.lastOrderDate ? format.age(c_sales.lastOrderDate, now) : ''),
  },
  {
    id: 'since',
    title: messages.since,
    cell: ({ creationDate }) => format.date(creationDate),
    sortBy: 'creationDate',
  },
  {
    id: 'last',
    title: messages.last,
    cell: ({ lastLoginTime }) => (lastLoginTime ? format.age(lastLoginTime, now) : ''),
    sortBy: 'lastLoginTime',
    isHidden: true,
  },
]

export const customerFilters = (t: Translate, countries: readonly string[]): readonly Filter[] => {
  const yesOrNo = [
    { value: 'true', title: t(messages.yes) },
    { value: 'false', title: t(messages.no_) },
  ]
  return [
    { id: 'taxId', title: messages.withTaxId, options: yesOrNo },
    { id: 'quote', title: messages.withQuote, options: yesOrNo },
    { id: 'since', title: messages.registered, isDays: true },
    ...(countries.length > 1
      ? [
          {
            id: 'country',
            title: messages.country,
            options: countries.map((value) => ({ value, title: value })),
          },
        ]
      : []),
  ]
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Customer, customers } from '../../api/customers.ts'
import { useEnv } from '../../api/env.tsx'
import { allOf, hasWords, isOneOf, sortsOf } from '../../api/search-query.ts'
import { customerName } from '../../features/customers/index.ts'
import { type Column, List, queryProps, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import styles from './customers.module.css'
import { messages } from './messages.ts'

const wordFields = ['customerNo', 'email', 'firstName', 'lastName', 'companyName']

/** Customers of the person's countries. Files with people's data are written elsewhere, with the second factor. */
export const CustomersScreen = () => {
  const { call, shop, t, format } = useEnv()
  const { country, countries } = usePlace()
  const navigate = useNavigate()
  const state = useListState()
  const [now] = useState(() => new Date())
  const { words, filters, sort } = state
  const body = {
    query: allOf(
      hasWords(wordFields, words),
      isOneOf('c_country', filters.country ?? (country ? [country] : [])),
    ),
    sorts: sortsOf(sort, '-creationDate'),
    limit: state.size,
    offset: (state.page - 1) * state.size,
  }
  const found = useQuery({
    queryKey: [customers.searchCustomerInCustomerList, body],
    queryFn: ({ signal }) =>
      call(customers.searchCustomerInCustomerList, { params: { customerListId: shop.id }, body, signal }),
    placeholderData: keepPreviousData,
  })
  const columns: readonly Column<Customer>[] = [
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
    },
  ]
  return (
    <Page width="wide" title={t(messages.title)}>
      <List
        name="customers"
        state={state}
        columns={columns}
        filters={
          countries.length > 1
            ? [
                {
                  id: 'country',
                  title: messages.country,
                  options: countries.map((value) => ({ value, title: value })),
                },
              ]
            : []
        }
        views={[
          { id: 'newest', title: t(messages.newest), search: { sort: '-creationDate' } },
          { id: 'all', title: t(messages.all), search: {} },
        ]}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits.map(({ data }) => data)}
        {...queryProps(found)}
        idOf={({ customerNo }) => customerNo}
        onOpen={({ customerNo }) => void navigate({ to: '/customers/$customerNo', params: { customerNo } })}
        card={(customer) => (
          <>
            <span className={styles.card}>
              <strong>{customerName(customer)}</strong>
              <span>{customer.c_country}</span>
            </span>
            <span className={styles.soft}>{customer.companyName ?? customer.email}</span>
          </>
        )}
        empty={{ icon: 'customers', title: t(messages.empty) }}
      />
    </Page>
  )
}

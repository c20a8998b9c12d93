import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Customer, customers } from '../../api/customers.ts'
import { useEnv } from '../../api/env.tsx'
import { allOf, hasWords, isFlag, isInDays, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { TextStepsDialog } from '../../features/bulk/index.ts'
import { customerName } from '../../features/customers/index.ts'
import { List, loadPages, mostRows, queryProps, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { Button, ButtonLink } from '../../ui/index.ts'
import { customerColumns, customerFilters } from './customer-columns.tsx'
import { CustomerSummary } from './customer-summary.tsx'
import styles from './customers.module.css'
import { messages } from './messages.ts'
import { useExport } from './use-export.ts'

const oneOf = (chosen: readonly Customer[]) =>
  allOf(
    isOneOf(
      'customerNo',
      chosen.map(({ customerNo }) => customerNo),
    ),
  )
const wordFields = ['customerNo', 'email', 'firstName', 'lastName', 'companyName']

/** Customers of the person's countries. Those that are chosen leave as they are shown; all of them, whole, elsewhere. */
export const CustomersScreen = () => {
  const { call, shop, t, format } = useEnv()
  const { can, has } = useSession()
  const { country, countries } = usePlace()
  const navigate = useNavigate()
  const state = useListState()
  const [now] = useState(() => new Date())
  const [writing, setWriting] = useState<{ load(): Promise<readonly Customer[]>; clear(): void }>()
  const { words, filters, sort } = state
  const params = { customerListId: shop.id }
  const asked = {
    query: allOf(
      hasWords(wordFields, words),
      isOneOf('c_country', filters.country ?? (country ? [country] : [])),
      isFlag('c_hasTaxId', filters.taxId),
      isFlag('c_hasOpenQuote', filters.quote),
      isInDays('creationDate', filters.since),
    ),
    sorts: sortsOf(sort, '-creationDate'),
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [customers.searchCustomerInCustomerList, body],
    queryFn: ({ signal }) => call(customers.searchCustomerInCustomerList, { params, body, signal }),
    placeholderData: keepPreviousData,
  })
  const mayWrite = can('sfcc.customerlists.rw')
  const mayExport = has('persons.reveal')
  const exporting = useExport()
  const open = ({ customerNo }: Customer) =>
    void navigate({ to: '/customers/$customerNo', params: { customerNo } })
  const loadAll = () =>
    loadPages(async (page) => {
      const { hits, total } = await call(customers.searchCustomerInCustomerList, {
        params,
        body: { ...asked, ...page },
      })
      return { hits: hits.map(({ data }) => data), total }
    })
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      actions={can('sfcc.jobs.rw') && <ButtonLink to="/import-export">{t(messages.export)}</ButtonLink>}
    >
      <List
        name="customers"
        state={state}
        columns={customerColumns(format, now)}
        filters={customerFilters(t, countries)}
        views={[
          { id: 'newest', title: t(messages.newest), search: { sort: '-creationDate' } },
          { id: 'quote', title: t(messages.withQuote), search: { quote: 'true' } },
          { id: 'taxId', title: t(messages.withTaxId), search: { taxId: 'true' } },
          { id: 'all', title: t(messages.all), search: {} },
        ]}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits.map(({ data }) => data)}
        {...queryProps(found)}
        idOf={({ customerNo }) => customerNo}
        onOpen={open}
        panel={{
          title: customerName,
          content: (customer) => <CustomerSummary customer={customer} onOpen={() => open(customer)} />,
        }}
        mostSelected={mostRows}
        bulk={
          mayWrite || mayExport
            ? ({ rows, isAll }, clear) => (
                <>
                  {mayExport && (
                    <Button
                      icon="download"
                      isBusy={exporting.isPending}
                      onClick={() =>
                        exporting.mutate(isAll ? asked.query : oneOf(rows), { onSuccess: clear })
                      }
                    >
                      {t(messages.exportChosen)}
                    </Button>
                  )}
                  {mayWrite && (
                    <Button
                      kind="main"
                      onClick={() => setWriting({ load: isAll ? loadAll : async () => rows, clear })}
                    >
                      {t(messages.write)}
                    </Button>
                  )}
                </>
              )
            : undefined
        }
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
      {writing && (
        <TextStepsDialog
          title={t(messages.write)}
          why={(n) => t(messages.willWrite, format.number(n))}
          label={t(messages.text)}
          maxLength={4_000}
          load={writing.load}
          nameOf={({ customerNo }) => customerNo}
          step={({ customerNo }, text) =>
            call(customers.writeCustomerMessage, { params: { ...params, customerNo }, body: { text } })
          }
          onDone={writing.clear}
          onClose={() => setWriting(undefined)}
        />
      )}
    </Page>
  )
}

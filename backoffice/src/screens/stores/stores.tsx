import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { allOf, hasWords, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { type Store, stores } from '../../api/stores.ts'
import { type Column, List, loadPages, queryProps, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { storeKindNames, storeKinds, usePlace } from '../../features/place/index.ts'
import { localText, translationOf } from '../../lib/local-text.ts'
import { Badge, Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './stores.module.css'

/** Where the shop is: hours, numbers and what each store does. */
export const StoresScreen = () => {
  const { call, shop, t, format, language } = useEnv()
  const { can, has } = useSession()
  const { country } = usePlace()
  const navigate = useNavigate()
  const state = useListState()
  const { filters, words, sort } = state
  const asked = {
    query: allOf(
      hasWords(['id', 'name', 'city', 'cityName', 'address1'], words),
      isOneOf('countryCode', country ? [country] : (filters.country ?? [])),
      isOneOf('size', filters.kind ?? []),
    ),
    sorts: sortsOf(sort, 'id'),
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [stores.searchStores, body],
    queryFn: ({ signal }) => call(stores.searchStores, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const columns: readonly Column<Store>[] = [
    {
      id: 'name',
      title: messages.name,
      cell: ({ id, name }) => (
        <span className={styles.name}>
          <Link to="/stores/$storeId" params={{ storeId: id }}>
            {name}
          </Link>
          <small>{id}</small>
        </span>
      ),
      text: ({ id }) => id,
      sortBy: 'name',
    },
    {
      id: 'country',
      title: messages.country,
      cell: ({ countryCode }) => countryCode,
      text: ({ countryCode }) => countryCode,
      sortBy: 'countryCode',
    },
    {
      id: 'town',
      title: messages.town,
      cell: ({ cityName }) => cityName,
      text: ({ cityName }) => cityName,
      sortBy: 'cityName',
    },
    {
      id: 'kind',
      title: messages.kind,
      cell: ({ size }) => t(storeKindNames[size]),
      text: ({ size }) => size,
    },
    {
      id: 'phone',
      title: messages.phone,
      cell: ({ phoneDisplay }) => phoneDisplay,
      text: ({ phone }) => phone,
    },
    {
      id: 'hours',
      title: messages.hours,
      cell: ({ storeHours }) => localText(storeHours, language),
      text: ({ storeHours }) => translationOf(storeHours, language),
      isWide: true,
    },
    {
      id: 'closed',
      title: messages.closed,
      cell: ({ closedDays = [] }) =>
        closedDays.map((day) => format.date(`${day}T12:00:00Z`, 'UTC')).join(' · '),
      text: ({ closedDays }) => closedDays?.join(' '),
      isHidden: true,
    },
    {
      id: 'default',
      title: messages.default,
      cell: (store) =>
        store.default && (
          <span title={t(messages.defaultWhy)}>
            <Badge tone="good">{t(messages.default)}</Badge>
          </span>
        ),
      text: (store) => String(store.default),
    },
  ]
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      actions={
        can('sfcc.stores.rw') &&
        has('stores.change', country) && (
          <Button
            kind="main"
            icon="plus"
            onClick={() => void navigate({ to: '/stores/$storeId', params: { storeId: 'new' } })}
          >
            {t(messages.add)}
          </Button>
        )
      }
    >
      <List
        name="stores"
        state={state}
        columns={columns}
        filters={[
          ...(country
            ? []
            : [
                {
                  id: 'country',
                  title: messages.country,
                  options: shop.countries.map(({ code }) => ({ value: code, title: code })),
                },
              ]),
          {
            id: 'kind',
            title: messages.kind,
            options: storeKinds.map((value) => ({ value, title: t(storeKindNames[value]) })),
          },
        ]}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/stores/$storeId', params: { storeId: id } })}
        loadAll={() => loadPages((page) => call(stores.searchStores, { body: { ...asked, ...page } }))}
        card={({ name, cityName, countryCode, phoneDisplay }) => (
          <>
            <strong>{name}</strong>
            <span className={styles.soft}>
              {cityName} · {countryCode} · {phoneDisplay}
            </span>
          </>
        )}
        empty={{ icon: 'store', title: t(messages.empty) }}
      />
    </Page>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { type CountryFigures, reports, type StockHealth } from '../../api/reports.ts'
import { useSession } from '../../api/session.ts'
import { Bars, ChartFrame } from '../../features/chart/index.ts'
import { type Column, useListState } from '../../features/list/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { useAmounts, useStores } from '../../features/stock/index.ts'
import { localText, translationOf } from '../../lib/local-text.ts'
import { SelectField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './reports.module.css'

const mostRows = 50
const mostBars = 12
/** A whole bar, in days. */
const wholeBar = 30
/** Fewer days than this are told as low. */
const lowDays = 7
const longest = 3650

/** For how many days stock lasts at the pace of thirty, the shortest first; or what is asked for and not there. */
export const StockReport = ({ figures }: { figures: readonly CountryFigures[] | undefined }) => {
  const { call, t, format, language } = useEnv()
  const { can } = useSession()
  const { country } = usePlace()
  const { all, here, nameOf } = useStores()
  const amountOf = useAmounts()
  const { search, set } = useListState()
  const isOut = search.stock === 'out'
  const known = here.map(({ storeId }) => storeId)
  const sold = (figures ?? [])
    .filter((one) => !country || one.country === country)
    .flatMap(({ stores }) => stores.map(({ storeId }) => storeId))
  const stores = all.length > 0 ? known : sold
  const storeId = stores.find((one) => one === search.store)
  const query = {
    ...(country ? { country } : {}),
    ...(storeId ? { storeId } : {}),
    ...(isOut ? { isOut } : { coverBelow: longest }),
    limit: mostRows,
  }
  const found = useQuery({
    queryKey: [reports.getStockHealth, query],
    queryFn: ({ signal }) => call(reports.getStockHealth, { query, signal }),
    placeholderData: keepPreviousData,
  })
  const nameIn = ({ name, productId }: StockHealth) => localText(name, language) || productId
  const daysOf = ({ coverDays }: StockHealth) =>
    coverDays === undefined ? '' : format.number(coverDays, coverDays < 10 ? 1 : 0)
  const columns: readonly Column<StockHealth>[] = [
    {
      id: 'sku',
      title: messages.product,
      cell: ({ productId }) => productId,
      text: ({ productId }) => productId,
    },
    {
      id: 'name',
      title: messages.name,
      cell: nameIn,
      text: ({ name, productId }) => translationOf(name, language) || productId,
    },
    {
      id: 'store',
      title: messages.store,
      cell: (row) => nameOf(row.storeId),
      text: (row) => row.storeId,
    },
    {
      id: 'cover',
      title: messages.cover,
      cell: daysOf,
      text: ({ coverDays }) => coverDays,
      align: 'end',
    },
    {
      id: 'level',
      title: messages.level,
      cell: (row) => amountOf(row.stockLevel, row.unit),
      text: ({ stockLevel }) => stockLevel,
      align: 'end',
    },
    {
      id: 'sold',
      title: messages.sold,
      cell: (row) => amountOf(row.soldIn30Days, row.unit),
      text: ({ soldIn30Days }) => soldIn30Days,
      align: 'end',
    },
    {
      id: 'asked',
      title: messages.asked,
      cell: (row) => format.number(row.askedIn30Days),
      text: ({ askedIn30Days }) => askedIn30Days,
      align: 'end',
    },
  ]
  const { data: shown = [], total = 0 } = found.data ?? {}
  const rest = total > shown.length && t(messages.firstOf, format.number(shown.length), format.number(total))
  const note = [t(messages.stockNote), rest].filter(Boolean).join(' ')
  return (
    <ChartFrame
      title={t(messages.stock)}
      file="stock-health"
      columns={columns}
      rows={found.data?.data}
      idOf={(row) => `${row.storeId}${row.productId}`}
      error={found.error}
      onRetry={() => void found.refetch()}
      empty={t(isOut ? messages.noneOut : messages.noCover)}
      note={note}
      tools={
        <>
          <SelectField
            isLabelHidden
            label={t(messages.whichStock)}
            value={isOut ? 'out' : ''}
            onChange={({ target }) => set({ stock: target.value })}
          >
            <option value="">{t(messages.shortest)}</option>
            <option value="out">{t(messages.out)}</option>
          </SelectField>
          {stores.length > 1 && (
            <SelectField
              isLabelHidden
              label={t(messages.store)}
              value={storeId ?? ''}
              onChange={({ target }) => set({ store: target.value })}
            >
              <option value="">{t(messages.allStores)}</option>
              {stores.map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
            </SelectField>
          )}
        </>
      }
    >
      <Bars
        bars={(found.data?.data ?? []).slice(0, mostBars).map((row) => ({
          id: `${row.storeId}${row.productId}`,
          value: isOut ? row.askedIn30Days : (row.coverDays ?? 0),
          ...(isOut ? {} : { end: wholeBar, isLow: (row.coverDays ?? 0) < lowDays }),
          name: (
            <span className={styles.goods}>
              {can('sfcc.inventory.availability') ? (
                <Link to="/stock" search={{ q: row.productId }}>
                  {nameIn(row)}
                </Link>
              ) : (
                nameIn(row)
              )}
              <small className={styles.soft}>
                {row.productId} · {nameOf(row.storeId)}
              </small>
            </span>
          ),
          words: isOut ? (
            <strong>{t(messages.askedTimes, format.number(row.askedIn30Days))}</strong>
          ) : (
            <>
              <strong>{t(messages.lasts, daysOf(row))}</strong>{' '}
              <span className={styles.soft}>{amountOf(row.stockLevel, row.unit)}</span>
            </>
          ),
        }))}
      />
    </ChartFrame>
  )
}

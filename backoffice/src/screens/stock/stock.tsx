import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { inventory, type StockHit } from '../../api/inventory.ts'
import { allOf, hasWords, isFlag, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { type Column, List, loadPages, queryProps, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { addTransferLines, useAmounts, useStores } from '../../features/stock/index.ts'
import { localText } from '../../lib/local-text.ts'
import { phone, useMedia } from '../../lib/use-media.ts'
import { Button, ButtonLink } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './stock.module.css'
import { StockPanel } from './stock-panel.tsx'

const patterns = ['S1', 'S2', 'S3'] as const
/** Stores that stand beside one another as columns; of more, the panel tells. */
const mostColumns = 14
const lowDays = 7

type AtStore = StockHit['stores'][number]

const heatOf = ({ stockLevel, coverDays }: AtStore) =>
  stockLevel <= 0 ? 'none' : coverDays !== undefined && coverDays < lowDays ? 'low' : 'some'

/** What every store has of every SKU, and for how long it lasts. */
export const StockScreen = () => {
  const { call, t, format, language } = useEnv()
  const { has, person } = useSession()
  const navigate = useNavigate()
  const { country, storeIds } = usePlace()
  const { here, nameOf } = useStores()
  const amountOf = useAmounts()
  const state = useListState()
  const isPhone = useMedia(phone)
  const { words, filters, sort } = state
  // Of the one store that is asked for, else of the country where one works.
  const where = filters.store?.length === 1 ? (filters.store[0] ?? '') : (country ?? 'all')
  const asked = {
    query: allOf(
      hasWords(['words'], words),
      isOneOf('stockPattern', filters.pattern ?? []),
      isOneOf('storeId', filters.store ?? []),
      isOneOf('storeId', filters.plant ?? []),
      isOneOf(`coverBelow.${where}`, filters.cover ?? []),
      isFlag(`overpromised.${where}`, filters.overpromised),
    ),
    sorts: sortsOf(sort, 'productId'),
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [inventory.searchProductInventoryRecords, body],
    queryFn: ({ signal }) => call(inventory.searchProductInventoryRecords, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const shownIds = new Set(here.map(({ storeId }) => storeId))
  const sumOf = ({ stores }: StockHit, what: (at: AtStore) => number) =>
    stores.reduce((sum, at) => (shownIds.has(at.storeId) ? sum + what(at) : sum), 0)
  const levelOf = (hit: StockHit) => sumOf(hit, ({ stockLevel }) => stockLevel)
  const soldOf = (hit: StockHit) => sumOf(hit, ({ soldIn30Days }) => soldIn30Days)
  const nameIn = (hit: StockHit) => localText(hit.name, language) || hit.productId
  const tellApart = ({ variationText, productId }: StockHit) =>
    [productId, variationText && withNonBreakingUnits(variationText)].filter(Boolean).join(' · ')
  const heat = (hit: StockHit, storeId: string) => {
    const at = hit.stores.find((one) => one.storeId === storeId)
    if (!at) return null
    const cover = at.coverDays === undefined ? '' : t(messages.lasts, format.number(at.coverDays, 1))
    return (
      <span
        className={styles.cell}
        data-heat={heatOf(at)}
        title={t(messages.cell, amountOf(at.stockLevel, hit.unit), nameOf(storeId), cover)}
      >
        {format.quantity(at.stockLevel)}
      </span>
    )
  }
  const columns: readonly Column<StockHit>[] = [
    {
      id: 'product',
      title: messages.product,
      cell: (hit) => (
        <span className={styles.goods}>
          {nameIn(hit)}
          <small>{tellApart(hit)}</small>
        </span>
      ),
      text: ({ productId }) => productId,
      sortBy: 'productId',
    },
    {
      id: 'sum',
      title: messages.sum,
      cell: (hit) => <strong>{amountOf(levelOf(hit), hit.unit)}</strong>,
      text: levelOf,
      align: 'end',
    },
    {
      id: 'sold',
      title: messages.sold,
      cell: (hit) => format.quantity(soldOf(hit)),
      text: soldOf,
      align: 'end',
    },
    {
      id: 'cover',
      title: messages.cover,
      cell: (hit) => (soldOf(hit) === 0 ? '—' : format.number((levelOf(hit) / soldOf(hit)) * 30, 1)),
      text: (hit) => (soldOf(hit) === 0 ? undefined : Math.round((levelOf(hit) / soldOf(hit)) * 30)),
      align: 'end',
    },
    ...(here.length <= mostColumns
      ? here.map(
          ({ storeId, storeName }): Column<StockHit> => ({
            id: storeId,
            title: { es: storeName, en: storeName },
            cell: (hit) => heat(hit, storeId),
            text: (hit) => hit.stores.find((one) => one.storeId === storeId)?.stockLevel,
            align: 'end',
          }),
        )
      : []),
  ]
  const [own] = storeIds
  const count = (rows: readonly StockHit[]) =>
    void navigate({
      to: '/count',
      search: { sku: rows.map(({ productId }) => productId).join(',') } as never,
    })
  const transfer = (rows: readonly StockHit[]) => {
    addTransferLines(
      person.userId,
      rows.map((hit) => ({ productId: hit.productId, name: nameIn(hit) })),
    )
    void navigate({ to: '/transfers', search: { create: 'true' } as never })
  }
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      mark={!isPhone && here.length <= mostColumns && <span className={styles.note}>{t(messages.heat)}</span>}
      actions={
        <>
          <ButtonLink to="/transfers" icon="truck">
            {t(messages.transfers)}
          </ButtonLink>
          {has('stock.count') && (
            <ButtonLink to="/count" icon="scan">
              {t(messages.counts)}
            </ButtonLink>
          )}
        </>
      }
    >
      <List
        name={`stock-${country ?? 'all'}`}
        state={state}
        columns={columns}
        filters={[
          {
            id: 'pattern',
            title: messages.pattern,
            options: patterns.map((value) => ({ value, title: t(messages[value]) })),
          },
          {
            id: 'store',
            title: messages.inStore,
            options: here.map(({ storeId, storeName }) => ({ value: storeId, title: storeName })),
          },
          {
            id: 'plant',
            title: messages.inPlant,
            options: here.flatMap(({ storeId, storeName, cutsToLength }) =>
              cutsToLength ? [{ value: storeId, title: storeName }] : [],
            ),
          },
          { id: 'cover', title: messages.coverBelow, unit: t(messages.days) },
          {
            id: 'overpromised',
            title: messages.overpromised,
            options: [{ value: 'true', title: t(messages.overpromisedWhy) }],
          },
        ]}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ productId }) => productId}
        onOpen={({ productId }) => state.set({ open: productId }, { keepsPage: true })}
        loadAll={() =>
          loadPages((page) => call(inventory.searchProductInventoryRecords, { body: { ...asked, ...page } }))
        }
        bulk={
          has('stock.count') || has('stock.transfer')
            ? ({ rows }) => (
                <>
                  {has('stock.count') && (
                    <Button icon="scan" onClick={() => count(rows)}>
                      {t(messages.countThem)}
                    </Button>
                  )}
                  {has('stock.transfer') && (
                    <Button icon="truck" onClick={() => transfer(rows)}>
                      {t(messages.transferThem)}
                    </Button>
                  )}
                </>
              )
            : undefined
        }
        panel={{ title: nameIn, content: (hit) => <StockPanel hit={hit} goods={tellApart(hit)} /> }}
        card={(hit) => (
          <span className={styles.card}>
            <span>
              {nameIn(hit)}
              <small>{tellApart(hit)}</small>
            </span>
            {own ? heat(hit, own) : <strong>{amountOf(levelOf(hit), hit.unit)}</strong>}
          </span>
        )}
        empty={{ icon: 'stock', title: t(messages.empty) }}
      />
    </Page>
  )
}

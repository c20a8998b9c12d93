import { useEnv } from '../../api/env.tsx'
import type { GridColumn } from '../../features/grid/index.ts'
import { writeAmount } from '../../lib/amount.ts'
import { messages } from './messages.ts'
import { marginOf, type PriceRow, priceNext, priceNow, tiersNext } from '../../features/prices/index.ts'

type Settings = {
  currency: string
  mayWrite: boolean
  showsCosts: boolean
  /** Shows who changed a price; undefined for who may not know. */
  onHistory: ((row: PriceRow) => void) | undefined
}

/** The grid's columns: what it costs, what it will, and by how much that differs. */
export const usePriceColumns = ({
  currency,
  mayWrite,
  showsCosts,
  onHistory,
}: Settings): readonly GridColumn<PriceRow>[] => {
  const { t, format } = useEnv()
  const nowOf = (row: PriceRow) => {
    const now = priceNow(row)
    if (now !== undefined) return writeAmount(now)
    return row.tiers.length > 0 ? t(messages.quote) : ''
  }
  const money = (minor: number) => format.money(minor / 100, currency)
  return [
    { id: 'sku', title: t(messages.sku), text: ({ sku }) => sku },
    { id: 'name', title: t(messages.name), text: ({ name }) => name, isWide: true },
    {
      id: 'now',
      title: t(messages.now),
      align: 'end',
      text: nowOf,
      ...(onHistory && {
        press: {
          label: (row: PriceRow) => t(messages.whoChanged, nowOf(row) || t(messages.none), row.sku),
          run: onHistory,
        },
      }),
    },
    {
      id: 'next',
      title: `${t(messages.next)} (${currency})`,
      align: 'end',
      isEditable: mayWrite,
      text: (row) => {
        const next = priceNext(row)
        return typeof next === 'number' ? writeAmount(next) : (row.typed ?? '')
      },
    },
    {
      id: 'delta',
      title: t(messages.delta),
      align: 'end',
      text: (row) => {
        const [now, next] = [priceNow(row), priceNext(row)]
        return now && typeof next === 'number' ? format.percent(next / now - 1) : ''
      },
    },
    ...(showsCosts
      ? [
          {
            id: 'cost',
            title: t(messages.cost),
            align: 'end' as const,
            text: ({ cost }: PriceRow) => (cost === undefined ? '' : writeAmount(cost)),
          },
          {
            id: 'margin',
            title: t(messages.margin),
            align: 'end' as const,
            text: (row: PriceRow) => {
              const margin = marginOf(row)
              return margin === undefined ? '' : format.share(margin)
            },
          },
        ]
      : []),
    {
      id: 'tiers',
      title: t(messages.tiers),
      text: (row) =>
        tiersNext(row)
          .toSorted((a, b) => Number(a.minQuantity) - Number(b.minQuantity))
          .slice(1)
          .map(
            ({ minQuantity, amount }) =>
              `≥ ${minQuantity}: ${amount === 'quote' ? t(messages.quote) : money(Number(amount) * 100)}`,
          )
          .join(' · '),
    },
  ]
}

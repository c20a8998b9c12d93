import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useEnv } from '../../api/env.tsx'
import { preferences } from '../../api/preferences.ts'
import { priceBooks } from '../../api/prices.ts'
import { useCountryName } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { dayOf } from '../../lib/day.ts'
import { Button, Dialog, Notice, SelectField, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import {
  factorBetween,
  priceNow,
  type PriceRow,
  raisePrice,
  RoundingField,
} from '../../features/prices/index.ts'
import styles from './prices.module.css'

type Book = { id: string; currency: string }

type CopyDialogProps = {
  /** Where to; where from one may choose. */
  to: Book
  from: readonly Book[]
  rows: readonly PriceRow[]
  /** New prices in hundredths, by SKU: of those that have one there. */
  onApply(prices: ReadonlyMap<string, number>): void
  onClose(): void
}

/** Prices of the list as another country has them, by the shop's rate of the day and rounded; they are drafted, as if typed. */
export const CopyDialog = ({ to, from, rows, onApply, onClose }: CopyDialogProps) => {
  const { call, t } = useEnv()
  const countryName = useCountryName()
  const rates = useQuery({
    queryKey: [preferences.getSitePreferenceGroup, 'rates'],
    queryFn: async () => {
      const params = { groupId: 'rates', instanceType: 'current' }
      return (await call(preferences.getSitePreferenceGroup, { params })).c_exchangeRates ?? []
    },
  })
  const known = from.flatMap((book) => {
    const factor = rates.data && factorBetween(rates.data, [book.currency, to.currency], dayOf(new Date()))
    return factor === undefined ? [] : [{ ...book, factor }]
  })
  const copy = async (form: FormData) => {
    const book = known.find(({ id }) => id === form.get('from'))
    if (!book) return
    const productIds = rows.map(({ sku }) => sku).join(',')
    const { data } = await call(priceBooks.getPrices, {
      params: { priceBookId: book.id },
      query: { productIds },
    })
    const prices = data.flatMap(({ productId, tiers }) => {
      const now = priceNow({ tiers })
      if (now === undefined) return []
      return [[productId, raisePrice(now, book.factor - 1, Number(form.get('step')))] as const]
    })
    onApply(new Map(prices))
  }
  const copying = useMutation({ mutationFn: copy })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    copying.mutate(new FormData(event.currentTarget))
  }
  return (
    <Dialog title={t(messages.copy)} closeLabel={t(messages.close)} onClose={onClose}>
      {rates.isPending && <Skeleton />}
      {rates.error && <ProblemNotice error={rates.error} onRetry={() => void rates.refetch()} />}
      {rates.data && known.length === 0 && <Notice tone="open">{t(messages.noRate)}</Notice>}
      {known.length > 0 && (
        <form className={styles.form} onSubmit={submit}>
          <p>{t(messages.copyWhy, rows.length)}</p>
          <SelectField label={t(messages.copyFrom)} name="from" required>
            {known.map(({ id, currency, factor }) => (
              <option key={id} value={id}>
                {currency === to.currency
                  ? countryName(id)
                  : t(
                      messages.atRate,
                      countryName(id),
                      `1 ${currency} = ${factor.toPrecision(4)} ${to.currency}`,
                    )}
              </option>
            ))}
          </SelectField>
          <RoundingField />
          {copying.error && <ProblemNotice error={copying.error} />}
          <Button kind="main" type="submit" isBusy={copying.isPending}>
            {t(messages.apply)}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { priceBooks, priceChanges } from '../../api/prices.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Dialog, showToast, Skeleton, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { type PriceRow, priceNext, priceNow, tiersNext } from '../../features/prices/index.ts'
import styles from './prices.module.css'

type ReviewDialogProps = {
  country: string
  currency: string
  rows: readonly PriceRow[]
  onApplied(): void
  onClose(): void
}

const shownRows = 12

/** What the new prices do to the list, to carts and to quotes, before anything is done; then now, or at a time. */
export const ReviewDialog = ({ country, currency, rows, onApplied, onClose }: ReviewDialogProps) => {
  const { call, t, format } = useEnv()
  const queries = useQueryClient()
  const [isLater, setLater] = useState(false)
  const [name] = useState(() => t(messages.defaultName, format.date(new Date())))
  // The change is drafted once, when somebody looks; one that nobody applies is withdrawn.
  const draft = useQuery({
    queryKey: ['price-change-draft', country, rows],
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const created = await call.tagged(priceChanges.createPriceChange, {
        params: { priceBookId: country },
        body: { name, data: rows.map((row) => ({ productId: row.sku, tiers: tiersNext(row) })) },
      })
      const params = { priceBookId: country, priceChangeId: created.data.id }
      return { params, etag: created.etag, preview: await call(priceChanges.previewPriceChange, { params }) }
    },
  })
  const withdraw = () => {
    if (draft.data)
      void call(priceChanges.cancelPriceChange, { params: draft.data.params, ifMatch: draft.data.etag })
    onClose()
  }
  const schedule = useMutation({
    mutationFn: (startsAt: string | undefined) => {
      if (!draft.data) throw new Error('nothing is drafted')
      const { params, etag } = draft.data
      return call(priceChanges.schedulePriceChange, {
        params,
        body: startsAt === undefined ? {} : { startsAt },
        ifMatch: etag,
      })
    },
    onSuccess: ({ status }) => {
      showToast(t(status === 'applied' ? messages.applied : messages.scheduled))
      void queries.invalidateQueries({ queryKey: [priceBooks.getPrices] })
      void queries.invalidateQueries({ queryKey: [priceChanges.getPriceChanges] })
      onApplied()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = new FormData(event.currentTarget).get('at')
    schedule.mutate(isLater && typeof at === 'string' ? new Date(at).toISOString() : undefined)
  }
  const preview = draft.data?.preview
  return (
    <Dialog
      shape="wide"
      title={`${t(messages.what)} · ${country}`}
      closeLabel={t(messages.cancel)}
      onClose={withdraw}
    >
      {draft.error && <ProblemNotice error={draft.error} />}
      {draft.isPending && <Skeleton lines={6} />}
      {preview && (
        <form className={styles.form} onSubmit={submit}>
          <ul className={styles.effects}>
            <li>{t(messages.sum, preview.changed, preview.dearer, preview.cheaper)}</li>
            <li>
              {t(messages.baskets, preview.baskets.total, preview.baskets.dearer, preview.baskets.cheaper)}
            </li>
            <li>{t(messages.quotes, preview.quotes.requested, preview.quotes.priced)}</li>
            <li>{t(messages.orders)}</li>
          </ul>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t(messages.sku)}</th>
                <th scope="col">{t(messages.name)}</th>
                <th scope="col">{t(messages.now)}</th>
                <th scope="col">{t(messages.next)}</th>
                <th scope="col">{t(messages.delta)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shownRows).map((row) => {
                const [now, next] = [priceNow(row), priceNext(row) ?? 0]
                return (
                  <tr key={row.sku}>
                    <td>{row.sku}</td>
                    <td>{row.name}</td>
                    <td>{now === undefined ? t(messages.none) : format.money(now / 100, currency)}</td>
                    <td>
                      <strong>{format.money(next / 100, currency)}</strong>
                    </td>
                    <td>{now === undefined ? '' : format.percent(next / now - 1)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          {rows.length > shownRows && <p>+ {format.number(rows.length - shownRows)}</p>}
          <fieldset className={styles.when}>
            <legend>{t(messages.when)}</legend>
            <label>
              <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} />
              {t(messages.atOnce)}
            </label>
            <label>
              <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} />
              {t(messages.later)}
            </label>
            {isLater && (
              <TextField label={t(messages.later)} isLabelHidden name="at" type="datetime-local" required />
            )}
          </fieldset>
          {schedule.error && <ProblemNotice error={schedule.error} />}
          <div className={styles.foot}>
            <Button onClick={withdraw}>{t(messages.cancel)}</Button>
            <Button kind="main" type="submit" isBusy={schedule.isPending}>
              {t(isLater ? messages.schedule : messages.applyNow)}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type PriceChange, priceBooks, priceChanges } from '../../api/prices.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Dialog, showToast, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './price-changes.module.css'

/** What a draft does to the list, before somebody puts it in place. */
export const ApplyDraft = ({ change, onClose }: { change: PriceChange; onClose(): void }) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const params = { priceBookId: change.priceBookId, priceChangeId: change.id }
  const preview = useQuery({
    queryKey: [priceChanges.previewPriceChange, change.id],
    queryFn: () => call(priceChanges.previewPriceChange, { params }),
    gcTime: 0,
  })
  const apply = useMutation({
    mutationFn: async () => {
      const { etag } = await call.tagged(priceChanges.getPriceChange, { params })
      await call(priceChanges.schedulePriceChange, { params, body: {}, ifMatch: etag })
    },
    onSuccess: () => {
      showToast(t(messages.applied_))
      onClose()
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [priceChanges.getPriceChanges] })
      await queries.invalidateQueries({ queryKey: [priceBooks.getPrices] })
    },
  })
  const { data } = preview
  return (
    <Dialog
      title={t(messages.applyTitle, change.name)}
      closeLabel={t(messages.keep)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.keep)}</Button>
          <Button kind="main" isBusy={apply.isPending} disabled={!data} onClick={() => apply.mutate()}>
            {t(messages.applyNow)}
          </Button>
        </>
      }
    >
      {preview.error && <ProblemNotice error={preview.error} />}
      {preview.isPending && <Skeleton lines={4} />}
      {data && (
        <ul className={styles.effects}>
          <li>{t(messages.sum, data.changed, data.dearer, data.cheaper)}</li>
          {data.data.slice(0, 12).map(({ productId, before, after }) => (
            <li key={productId}>
              {productId}: {before[0]?.amount ?? '–'} → <strong>{after[0]?.amount ?? '–'}</strong>
            </li>
          ))}
        </ul>
      )}
      {apply.error && <ProblemNotice error={apply.error} />}
    </Dialog>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type PriceChange, priceBooks, priceChanges } from '../../api/prices.ts'
import { useSession } from '../../api/session.ts'
import { BackLink, Page } from '../../features/page/index.ts'
import { useCountryName } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import {
  Badge,
  Button,
  Dialog,
  EmptyState,
  Section,
  showToast,
  Skeleton,
  Table,
  type Tone,
} from '../../ui/index.ts'
import { ApplyDraft } from './apply-draft.tsx'
import { messages } from './messages.ts'
import styles from './price-changes.module.css'

const tones: Record<PriceChange['status'], Tone> = {
  draft: 'none',
  scheduled: 'open',
  applied: 'good',
  reverted: 'none',
  cancelled: 'none',
  failed: 'bad',
}

/** Says what taking it back does, and asks once. */
const TakeBack = ({ change, onClose }: { change: PriceChange; onClose(): void }) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const isRevert = change.status === 'applied'
  const params = { priceBookId: change.priceBookId, priceChangeId: change.id }
  const take = useMutation({
    mutationFn: async () => {
      const { etag } = await call.tagged(priceChanges.getPriceChange, { params })
      if (isRevert) await call(priceChanges.revertPriceChange, { params, ifMatch: etag })
      else await call(priceChanges.cancelPriceChange, { params, ifMatch: etag })
    },
    onSuccess: () => {
      showToast(t(isRevert ? messages.reverted_ : messages.cancelled_))
      onClose()
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [priceChanges.getPriceChanges] })
      await queries.invalidateQueries({ queryKey: [priceBooks.getPrices] })
    },
  })
  return (
    <Dialog
      title={t(isRevert ? messages.revert : messages.cancel)}
      closeLabel={t(messages.keep)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.keep)}</Button>
          <Button kind="stop" isBusy={take.isPending} onClick={() => take.mutate()}>
            {t(isRevert ? messages.revert : messages.cancel)}
          </Button>
        </>
      }
    >
      <p>
        {isRevert
          ? t(messages.revertWhy, change.name, change.productCount)
          : t(messages.cancelWhy, change.name)}
      </p>
      {take.error && <ProblemNotice error={take.error} />}
    </Dialog>
  )
}

/** What was and will be changed in a country's list, and the way back. */
export const PriceChangesScreen = () => {
  const countryName = useCountryName()
  const { call, t, format } = useEnv()
  const { can, has } = useSession()
  const { country } = useSearch({ strict: false })
  const [asked, setAsked] = useState<PriceChange>()
  const [applied, setApplied] = useState<PriceChange>()
  const changes = useQuery({
    queryKey: [priceChanges.getPriceChanges, country],
    enabled: country !== undefined,
    queryFn: () =>
      call(priceChanges.getPriceChanges, {
        params: { priceBookId: country ?? '' },
        query: { limit: 100 },
      }),
  })
  const mayApply = has('prices.apply', country)
  const canTake = ({ status }: PriceChange) =>
    status === 'draft'
      ? can('sfcc.pricebooks.rw')
      : mayApply && (status === 'applied' || status === 'scheduled')
  const all = changes.data?.data.filter(({ status }) => status !== 'cancelled')
  return (
    <Page
      title={country ? `${t(messages.title)} · ${countryName(country)}` : t(messages.title)}
      back={
        <BackLink to="/prices" search={{ country }}>
          {t(messages.back)}
        </BackLink>
      }
    >
      {changes.error && <ProblemNotice error={changes.error} onRetry={() => void changes.refetch()} />}
      {!all && !changes.error && <Skeleton lines={6} />}
      {all?.length === 0 && (
        <EmptyState icon="price" title={t(messages.empty)}>
          <p>{t(messages.emptyWhy)}</p>
        </EmptyState>
      )}
      {all && all.length > 0 && (
        <Section title={t(messages.title)} isBare>
          <Table
            columns={[
              {
                title: t(messages.name),
                cell: ({ name, fault }) => (
                  <>
                    <strong>{name}</strong>
                    {fault && <small className={styles.fault}>{fault}</small>}
                  </>
                ),
              },
              {
                title: t(messages.status),
                cell: ({ status }) => <Badge tone={tones[status]}>{t(messages[status])}</Badge>,
              },
              {
                title: t(messages.products),
                isSoft: true,
                cell: ({ productCount }) => format.number(productCount),
              },
              {
                title: t(messages.from),
                isSoft: true,
                cell: ({ appliedAt, startsAt, createdAt }) =>
                  format.dateTime(appliedAt ?? startsAt ?? createdAt),
              },
              {
                title: t(messages.revert),
                isActions: true,
                cell: (change) => (
                  <>
                    {change.status === 'draft' && mayApply && (
                      <Button onClick={() => setApplied(change)}>{t(messages.apply)}</Button>
                    )}
                    {canTake(change) && (
                      <Button icon="undo" onClick={() => setAsked(change)}>
                        {t(change.status === 'applied' ? messages.revert : messages.cancel)}
                      </Button>
                    )}
                  </>
                ),
              },
            ]}
            rows={all}
            keyOf={({ id }) => id}
          />
        </Section>
      )}
      {applied && <ApplyDraft change={applied} onClose={() => setApplied(undefined)} />}
      {asked && <TakeBack change={asked} onClose={() => setAsked(undefined)} />}
    </Page>
  )
}

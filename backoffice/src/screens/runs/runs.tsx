import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { RunRow } from '../../api/plant.ts'
import { useSession } from '../../api/session.ts'
import { Page } from '../../features/page/index.ts'
import { PlantField, usePlants } from '../../features/plant/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { useStores } from '../../features/stock/index.ts'
import { localText } from '../../lib/local-text.ts'
import { Badge, EmptyState, IconButton, Notice, Section, showToast, Skeleton } from '../../ui/index.ts'
import { Decide } from './decide.tsx'
import { messages } from './messages.ts'
import { RunBar } from './run-bar.tsx'
import styles from './runs.module.css'
import { SharedRun } from './shared-run.tsx'
import { useRuns } from './use-runs.ts'

type RunProps = {
  row: RunRow
  mayDecide: boolean
  runs: ReturnType<typeof useRuns>
  /** The address asks for this one. */
  isAsked: boolean
}

/** The address of one run, for whoever else looks after the plant. */
const linkTo = (storeId: string, productId: string): string => {
  const url = new URL(location.href)
  url.search = new URLSearchParams({ store: storeId, run: productId }).toString()
  return url.href
}

const Run = ({ row, mayDecide, runs, isAsked }: RunProps) => {
  const { t, format, language } = useEnv()
  const { can } = useSession()
  const { nameOf } = useStores()
  const metres = (value: number) => `${format.quantity(value)}\u00a0m`
  const { productId, missingMeters, minimumMeters, shortQuoteIds, stock } = row
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isAsked) return
    item.current?.scrollIntoView({ block: 'center' })
    item.current?.focus()
  }, [isAsked])
  const copy = () =>
    void navigator.clipboard
      .writeText(linkTo(runs.storeId, productId))
      .then(() => showToast(t(messages.copied)))
  return (
    <li
      ref={item}
      className={styles.run}
      data-asked={isAsked || undefined}
      tabIndex={isAsked ? -1 : undefined}
    >
      <div className={styles.goods}>
        <strong>{localText(row.name, language) || productId}</strong>
        <span className={styles.sku}>
          {productId}
          <IconButton icon="copy" label={t(messages.copyLink, productId)} onClick={copy} />
        </span>
      </div>
      <div className={styles.demand}>
        <RunBar row={row} />
        <p className={styles.parts}>
          {(['orders', 'quotes', 'carts'] as const).map(
            (part) =>
              row[part].count > 0 && (
                <span key={part} className={styles.part} data-part={part}>
                  {t(
                    messages.part,
                    t(messages[part]),
                    metres(row[part].meters),
                    format.number(row[part].count),
                  )}
                </span>
              ),
          )}
        </p>
        {can('sfcc.quotes') && shortQuoteIds.length > 0 && (
          <p className={styles.parts}>
            {shortQuoteIds.map((quoteId, at) => (
              <Link key={quoteId} to="/quotes/$quoteId" params={{ quoteId }}>
                {t(messages.quote, at + 1)}
              </Link>
            ))}
          </p>
        )}
      </div>
      <div className={styles.missing}>
        {missingMeters > 0 ? (
          <Badge tone="warn">{t(messages.missing, metres(missingMeters))}</Badge>
        ) : (
          <Badge tone="good">{t(messages.enough)}</Badge>
        )}
        <span className={styles.soft}>
          {t(messages.of, metres(Math.max(0, minimumMeters - missingMeters)), metres(minimumMeters))}
        </span>
      </div>
      <div className={styles.actions}>
        <SharedRun row={row} mayDecide={mayDecide} runs={runs} />
        {/* Nothing is offered in place of goods that can be ordered. */}
        {!row.run?.isOpen && (
          <Decide
            row={row}
            mayDecide={mayDecide}
            stock={stock.map((one) => ({ ...one, name: nameOf(one.storeId) }))}
            storeName={nameOf}
            isBusy={runs.decide.isPending}
            onDecide={(body, before) => runs.decide.mutate({ productId, body, before })}
          />
        )}
      </div>
    </li>
  )
}

type Plants = ReturnType<typeof usePlants>

const Runs = ({ plants, current }: { plants: Plants; current: NonNullable<Plants['current']> }) => {
  const { t } = useEnv()
  const { has } = useSession()
  const runs = useRuns(current.storeId)
  const { found } = runs
  const mayDecide = has('orders.cut', current.country)
  const { run: asked, store } = useSearch({ strict: false })
  const isElsewhere = asked !== undefined && store !== undefined && store !== current.storeId
  const isMissing = asked && found.data?.data.every(({ productId }) => productId !== asked)
  return (
    <Page title={t(messages.title)} mark={<PlantField {...plants} />} lead={t(messages.lead)} width="full">
      {!mayDecide && <Notice tone="open">{t(messages.readOnly)}</Notice>}
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} />}
      {found.data?.data.length === 0 && (
        <EmptyState icon="check" title={t(messages.empty)}>
          <p>{t(messages.emptyWhy)}</p>
        </EmptyState>
      )}
      {isElsewhere ? (
        <Notice tone="open">{t(messages.otherPlant)}</Notice>
      ) : (
        isMissing && <Notice tone="open">{t(messages.runGone, asked)}</Notice>
      )}
      {found.data && found.data.data.length > 0 && (
        <Section isBare title={`${t(messages.goods)} (${found.data.total})`}>
          <ul className={styles.runs}>
            {found.data.data.map((row) => (
              <Run
                key={row.productId}
                row={row}
                mayDecide={mayDecide}
                runs={runs}
                isAsked={row.productId === asked}
              />
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}

/** Goods of which quotes and carts ask for less than a run, and what is done about them. */
export const RunsScreen = () => {
  const { t } = useEnv()
  const plants = usePlants()
  const { current, error, isPending, retry } = plants
  if (current) return <Runs key={current.storeId} plants={plants} current={current} />
  return (
    <Page title={t(messages.title)}>
      {error && <ProblemNotice error={error} onRetry={retry} />}
      {isPending && <Skeleton lines={8} />}
      {!isPending && !error && <EmptyState icon="cut" title={t(messages.noPlant)} />}
    </Page>
  )
}

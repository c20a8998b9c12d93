import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { Strip } from '../../api/plant.ts'
import { useSession } from '../../api/session.ts'
import { type Column, List, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { kinds, materialWords, PlantField, ScrapDialog, usePlants } from '../../features/plant/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, ButtonLink, EmptyState, KeyValues, Skeleton } from '../../ui/index.ts'
import { AddDialog } from './add-dialog.tsx'
import styles from './coils.module.css'
import { messages } from './messages.ts'
import { chooseStrips, materialsOf, useStrips } from './use-strips.ts'

type Plants = ReturnType<typeof usePlants>
type StripsProps = { plants: Plants; current: NonNullable<Plants['current']> }

const metresOf = ({ meters, count }: Strip) => meters * count

const Strips = ({ plants, current }: StripsProps) => {
  const { t, format, language } = useEnv()
  const { has } = useSession()
  const address = useListState()
  const { kind, material } = address.filters
  // The plant, and what is to be added, stand in the address too, and are no filters.
  const state = { ...address, filters: { ...(kind ? { kind } : {}), ...(material ? { material } : {}) } }
  const { storeId, country } = current
  const { strips, error, retry } = useStrips(storeId)
  const [scrapped, setScrapped] = useState<Strip>()
  const mayCut = has('orders.cut', country)
  const found =
    strips &&
    chooseStrips(strips, { words: state.words, kinds: kind, materials: material, sort: state.sort }, language)
  const first = (state.page - 1) * state.size
  const rows = found?.slice(first, first + state.size)
  const metres = (value: number) => `${format.number(value, 2)}\u00a0m`
  const nameOf = (one: Strip) => `${t(kinds[one.kind])} ${one.id}`
  const materials = materialsOf(strips ?? [])
  const sumOf = (some: readonly Strip[]) => metres(some.reduce((sum, one) => sum + metresOf(one), 0))
  const columns: readonly Column<Strip>[] = [
    {
      id: 'id',
      title: messages.number,
      cell: ({ id }) => <strong>{id}</strong>,
      text: ({ id }) => id,
      sortBy: 'id',
    },
    {
      id: 'kind',
      title: messages.kind,
      cell: (one) => t(kinds[one.kind]),
      text: (one) => t(kinds[one.kind]),
    },
    {
      id: 'material',
      title: messages.material,
      cell: ({ material: one }) => materialWords(one, language),
      text: ({ material: one }) => materialWords(one, language),
      sortBy: 'materialId',
    },
    {
      id: 'meters',
      title: messages.meters,
      cell: ({ meters, count }) => (count > 1 ? `${count} × ${metres(meters)}` : metres(meters)),
      text: metresOf,
      align: 'end',
      sortBy: 'meters',
    },
    {
      id: 'cutFrom',
      title: messages.cutFrom,
      cell: ({ cutFrom }) => cutFrom ?? '',
      text: ({ cutFrom }) => cutFrom,
    },
    { id: 'note', title: messages.note, cell: ({ note }) => note ?? '', text: ({ note }) => note },
    {
      id: 'since',
      title: messages.since,
      cell: ({ creationDate }) => format.date(creationDate),
      text: ({ creationDate }) => creationDate,
      sortBy: 'creationDate',
    },
  ]
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      mark={<PlantField {...plants} />}
      actions={
        <>
          <ButtonLink to="/cut-plan" search={{ store: storeId }} icon="plant">
            {t(messages.cutPlan)}
          </ButtonLink>
          {mayCut && (
            <Button kind="main" icon="plus" onClick={() => address.set({ add: 'new' }, { keepsPage: true })}>
              {t(messages.add)}
            </Button>
          )}
        </>
      }
    >
      <List
        name={`strips-${storeId}`}
        state={state}
        columns={columns}
        filters={[
          {
            id: 'kind',
            title: messages.kind,
            options: (['coil', 'bar', 'offcut'] as const).map((value) => ({ value, title: t(kinds[value]) })),
          },
          {
            id: 'material',
            title: messages.material,
            options: materials.map(({ id, text }) => ({ value: id, title: materialWords(text, language) })),
          },
        ]}
        searchHint={t(messages.searchHint)}
        rows={rows}
        total={found?.length ?? 0}
        error={error}
        isRefining={false}
        onRetry={retry}
        idOf={({ id }) => id}
        onOpen={({ id }) => address.set({ open: id }, { keepsPage: true })}
        loadAll={async () => found ?? []}
        sums={(selected) => {
          const some = selected.length > 0 ? selected : (found ?? [])
          return t(messages.sum, sumOf(some), format.number(some.length))
        }}
        panel={{
          title: nameOf,
          content: (one) => (
            <div className={styles.panel}>
              <KeyValues
                of={[
                  [t(messages.material), materialWords(one.material, language)],
                  [t(messages.meters), metres(one.meters)],
                  [t(messages.count), one.count > 1 ? format.number(one.count) : undefined],
                  [t(messages.cutFrom), one.cutFrom],
                  [t(messages.note), one.note],
                  [t(messages.since), format.dateTime(one.creationDate)],
                ]}
              />
              {mayCut && (
                <Button icon="alert" size="large" onClick={() => setScrapped(one)}>
                  {t(messages.scrap)}
                </Button>
              )}
            </div>
          ),
        }}
        card={(one) => (
          <span className={styles.card}>
            <span>
              <strong>{nameOf(one)}</strong>
              <small>{materialWords(one.material, language)}</small>
            </span>
            <strong>{one.count > 1 ? `${one.count} × ${metres(one.meters)}` : metres(one.meters)}</strong>
          </span>
        )}
        empty={{ icon: 'coil', title: t(messages.empty), advice: <p>{t(messages.emptyWhy)}</p> }}
      />
      {mayCut && strips && address.search.add && (
        <AddDialog
          storeId={storeId}
          materials={materials}
          productId={address.search.add === 'new' ? undefined : address.search.add}
          onClose={() => address.set({ add: undefined }, { keepsPage: true })}
        />
      )}
      {scrapped && (
        <ScrapDialog
          storeId={storeId}
          strip={scrapped}
          onClose={() => {
            setScrapped(undefined)
            address.set({ open: undefined }, { keepsPage: true })
          }}
        />
      )}
    </Page>
  )
}

/** What a plant cuts from: coils, bars, and ends that are used again. */
export const CoilsScreen = () => {
  const { t } = useEnv()
  const plants = usePlants()
  const { current, error, isPending, retry } = plants
  if (current) return <Strips key={current.storeId} plants={plants} current={current} />
  return (
    <Page title={t(messages.title)}>
      {error && <ProblemNotice error={error} onRetry={retry} />}
      {isPending && <Skeleton lines={8} />}
      {!isPending && !error && (
        <EmptyState icon="coil" title={t(messages.noPlant)}>
          <p>{t(messages.noPlantWhy)}</p>
        </EmptyState>
      )}
    </Page>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { products, productSearch } from '../../api/products.ts'
import { useSession } from '../../api/session.ts'
import { useAttributes, useValueNames } from '../../features/attributes/index.ts'
import { SaveBar } from '../../features/editor/index.ts'
import { Grid, type GridColumn, useUndo } from '../../features/grid/index.ts'
import { MergeDialog } from '../../features/merge/index.ts'
import { BackLink, Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { localText } from '../../lib/local-text.ts'
import { storageKeys } from '../../lib/storage.ts'
import { readDraft, writeDraft } from '../../lib/stored-draft.ts'
import { EmptyState, IconButton, Notice, showToast, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { type RowConflict, useSave } from './use-save.ts'
import { mostVariants, useVariants, type Variant } from './use-variants.ts'
import {
  cellText,
  changesOf,
  editableMembers,
  type VariantDraft,
  type VariantRow,
  withCells,
  withoutSavedRows,
} from './variant-row.ts'
import styles from './variants.module.css'

type Row = VariantRow & Variant

const useVariantColumns = (choices: readonly string[], mayWrite: boolean): readonly GridColumn<Row>[] => {
  const { t, language } = useEnv()
  const known = useAttributes()
  const nameOf = useValueNames()
  const words = { yes: t(messages.yes), no: t(messages.no) }
  const titleOf = (id: string) => {
    const attribute = known.find((one) => one.id === id)
    return attribute ? localText(attribute.name, language) : id
  }
  return [
    { id: 'sku', title: t(messages.sku), text: ({ sku }) => sku },
    ...choices.map((id) => ({
      id: `choice.${id}`,
      title: titleOf(id),
      text: ({ values }: Row) => nameOf(id, values[id] ?? ''),
    })),
    ...editableMembers.map((member) => ({
      id: member,
      title: t(messages[member]),
      isEditable: mayWrite,
      ...(member === 'online' ? {} : { align: 'end' as const }),
      text: ({ typed, saved }: Row) => typed?.[member]?.text ?? cellText(saved[member], words),
    })),
  ]
}

/** The variants' draft of this browser, remembered for a week; its changes can be undone. */
const useVariantDraft = (masterId: string) => {
  const { person } = useSession()
  const key = storageKeys.draft(`variants.${masterId}.${person.userId}`)
  const draft = useUndo<VariantDraft>(() => readDraft<VariantDraft>(key) ?? {})
  const { value } = draft
  useEffect(() => writeDraft(key, Object.keys(value).length > 0 ? value : undefined), [key, value])
  return draft
}

type EditedProps = { masterId: string; variants: readonly Variant[]; choices: readonly string[] }

const EditedVariants = ({ masterId, variants, choices }: EditedProps) => {
  const { t, format } = useEnv()
  const { can } = useSession()
  const queries = useQueryClient()
  const mayWrite = can('sfcc.products.rw')
  const draft = useVariantDraft(masterId)
  const { save, progress } = useSave()
  // What is typed while rows are saved would be neither in what is sent nor in what stays.
  const columns = useVariantColumns(choices, mayWrite && !progress)
  const [conflicts, setConflicts] = useState<readonly RowConflict[]>([])
  const [failure, setFailure] = useState<unknown>()
  const rows = variants.map((one) => ({ ...one, typed: draft.value[one.sku] }))
  const changes = Object.values(draft.value).map(changesOf)
  const changed = changes.filter(({ isChanged }) => isChanged).length
  const wrong = changes.reduce((sum, one) => sum + one.wrong.length, 0)

  const run = async (value: VariantDraft, agreed?: Parameters<typeof save>[1]) => {
    if (progress) return
    setFailure(undefined)
    const { saved, conflicts: clashing, failure: refused } = await save(value, agreed)
    draft.set(withoutSavedRows(value, saved))
    setConflicts(clashing)
    setFailure(refused)
    if (saved.length > 0) showToast(t(messages.saved, saved.length))
    await queries.invalidateQueries({ queryKey: [productSearch.searchProductVariations] })
    for (const sku of saved) void queries.invalidateQueries({ queryKey: [products.getProduct, sku] })
  }
  /** What both had changed is taken from whom was chosen, on what the other had saved. */
  const agree = (chosen: Record<string, unknown>) => {
    const base: Record<string, Record<string, unknown>> = {}
    const mine: Record<string, Record<string, unknown>> = {}
    for (const { sku, path, theirs } of conflicts) {
      const way = `${sku} ${path}`
      ;(base[sku] ??= {})[path] = theirs
      ;(mine[sku] ??= {})[path] = way in chosen ? chosen[way] : theirs
    }
    void run(draft.value, { base, mine })
  }
  return (
    <>
      <div className={styles.tools}>
        <span>{mayWrite && t(messages.lead)}</span>
        {mayWrite && (
          <IconButton icon="undo" label={t(messages.undo)} disabled={!draft.canUndo} onClick={draft.undo} />
        )}
      </div>
      {!mayWrite && <Notice tone="open">{t(messages.readOnly)}</Notice>}
      {variants.length >= mostVariants && (
        <Notice tone="open">{t(messages.most, format.number(mostVariants))}</Notice>
      )}
      {failure !== undefined && <ProblemNotice error={failure} />}
      <div className={styles.rows}>
        <Grid
          label={t(messages.grid)}
          columns={columns}
          rows={rows}
          idOf={({ sku }) => sku}
          onWrite={(written) => draft.set(withCells(draft.value, written))}
          onUndo={draft.undo}
          onRedo={draft.redo}
          markOf={({ typed }) => {
            const { wrong: faults, isChanged } = changesOf(typed)
            if (faults.length > 0) return 'wrong'
            return isChanged ? 'changed' : undefined
          }}
        />
      </div>
      {Object.keys(draft.value).length > 0 && (
        <SaveBar
          text={
            progress
              ? t(messages.progress, progress.done, progress.total)
              : [t(messages.changed, changed), ...(wrong > 0 ? [t(messages.wrong, wrong)] : [])].join(' · ')
          }
          isBusy={progress !== undefined}
          onSave={() => void run(draft.value)}
          onDiscard={() => draft.set({})}
        />
      )}
      {conflicts.length > 0 && (
        <MergeDialog
          conflicts={conflicts.map((one) => ({ ...one, path: `${one.sku} ${one.path}` }))}
          nameOf={(way) => {
            const [sku, member] = way.split(' ')
            const known = editableMembers.find((one) => one === member)
            return known ? `${sku} · ${t(messages[known])}` : way
          }}
          isBusy={progress !== undefined}
          onChosen={agree}
          onClose={() => setConflicts([])}
        />
      )}
    </>
  )
}

/** A master's variants as a spreadsheet; what others save meanwhile is joined, and what clashes is asked. */
export const VariantsScreen = () => {
  const { t, language } = useEnv()
  const { productId = '' } = useParams({ strict: false })
  const { master, variants } = useVariants(productId)
  const name = localText(master.data?.name, language) || productId
  const error = master.error ?? variants.error
  const choices = master.data?.variationAttributes?.map(({ id }) => id) ?? []
  return (
    <Page
      width="full"
      title={t(messages.title, name)}
      back={
        <BackLink to="/products/$productId" params={{ productId }}>
          {name}
        </BackLink>
      }
    >
      {error && (
        <ProblemNotice
          error={error}
          onRetry={() => {
            void master.refetch()
            void variants.refetch()
          }}
        />
      )}
      {!error && (master.isPending || variants.isPending) && <Skeleton lines={12} />}
      {variants.data?.length === 0 && <EmptyState icon="product" title={t(messages.empty)} />}
      {master.data && variants.data && variants.data.length > 0 && (
        <EditedVariants key={productId} masterId={productId} variants={variants.data} choices={choices} />
      )}
    </Page>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { plant } from '../../api/plant.ts'
import { isProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { kinds, materialWords } from '../../features/plant/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { ProductField } from '../../features/product-field/index.ts'
import { readDecimal } from '../../lib/decimal.ts'
import { useStoredDraft } from '../../lib/use-stored-draft.ts'
import { Button, Dialog, Notice, SelectField, showToast, TextField } from '../../ui/index.ts'
import styles from './coils.module.css'
import { messages } from './messages.ts'

type Kind = keyof typeof kinds
type Draft = {
  id: string
  kind: Kind
  materialId: string
  productId: string
  meters: string
  count: string
  note: string
}

type Props = {
  storeId: string
  materials: readonly { id: string; text: string }[]
  /** Goods that are made of what is to be added. */
  productId: string | undefined
  onClose(): void
}

/** Puts a coil, bars of a length or an offcut into the plant's stock. */
export const AddDialog = ({ storeId, materials, productId = '', onClose }: Props) => {
  const { call, t, language } = useEnv()
  const { person } = useSession()
  const queries = useQueryClient()
  const [stored, setStored] = useStoredDraft<Draft>(`strip.${person.userId}`)
  const [isAsked, setAsked] = useState(false)
  const begin = { id: '', kind: 'coil' as const, materialId: '', productId, meters: '', count: '', note: '' }
  const draft = { ...begin, ...stored, ...(productId === '' ? {} : { productId, materialId: '' }) }
  const set = (patch: Partial<Draft>) => setStored({ ...draft, ...patch })
  const materialId =
    draft.materialId !== '' && materials.some(({ id }) => id === draft.materialId)
      ? draft.materialId
      : draft.productId === ''
        ? (materials[0]?.id ?? '')
        : ''
  const isOfProduct = materialId === ''
  const meters = readDecimal(draft.meters)
  const count = draft.kind === 'bar' ? readDecimal(draft.count || '1') : 1
  const faults = {
    id: draft.id.trim() === '' ? t(messages.needed) : undefined,
    product: isOfProduct && draft.productId === '' ? t(messages.needed) : undefined,
    meters: meters && meters > 0 ? undefined : t(messages.notReadable),
    count: count && count > 0 && Number.isInteger(count) ? undefined : t(messages.notReadable),
  }
  const isReady = Object.values(faults).every((fault) => fault === undefined)
  const save = useMutation({
    mutationFn: (coilId: string) =>
      call(plant.putCoil, {
        params: { storeId, coilId },
        body: {
          kind: draft.kind,
          ...(isOfProduct ? { productId: draft.productId } : { materialId }),
          meters: meters ?? 0,
          ...(draft.kind === 'bar' ? { count: count ?? 1 } : {}),
          ...(draft.note.trim() === '' ? {} : { note: draft.note.trim() }),
        },
      }),
    onSuccess({ id, kind }) {
      showToast(t(messages.saved, `${t(kinds[kind])} ${id}`))
      setStored(undefined)
      for (const operation of [plant.getCoils, plant.getOffcuts])
        void queries.invalidateQueries({ queryKey: [operation] })
      onClose()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isReady) save.mutate(draft.id.trim())
  }
  const faultOf = (name: keyof typeof faults) => (isAsked ? faults[name] : undefined)
  return (
    <Dialog title={t(messages.addTitle)} closeLabel={t(messages.close)} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        {save.error &&
          (isProblem(save.error, 428) ? (
            <Notice tone="bad">{t(messages.numberTaken)}</Notice>
          ) : (
            <ProblemNotice error={save.error} />
          ))}
        <div className={styles.pair}>
          <TextField
            label={t(messages.number)}
            hint={t(messages.numberHint)}
            error={faultOf('id')}
            value={draft.id}
            maxLength={100}
            autoComplete="off"
            autoFocus
            onChange={({ target }) => set({ id: target.value })}
          />
          <SelectField
            label={t(messages.kind)}
            value={draft.kind}
            onChange={({ target }) => set({ kind: target.value as Kind })}
          >
            {(['coil', 'bar', 'offcut'] as const).map((kind) => (
              <option key={kind} value={kind}>
                {t(kinds[kind])}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField
          label={t(messages.material)}
          error={faultOf('product')}
          value={materialId}
          onChange={({ target }) => set({ materialId: target.value, productId: '' })}
        >
          {materials.map(({ id, text }) => (
            <option key={id} value={id}>
              {materialWords(text, language)}
            </option>
          ))}
          <option value="">
            {draft.productId === '' ? t(messages.sameAs) : t(messages.ofProduct, draft.productId)}
          </option>
        </SelectField>
        {(isOfProduct || materials.length === 0) && (
          <ProductField
            label={t(messages.product)}
            onChoose={(product) => set({ productId: product.productId, materialId: '' })}
          />
        )}
        <div className={styles.pair}>
          <TextField
            label={t(draft.kind === 'bar' ? messages.metersOfOne : messages.meters)}
            error={faultOf('meters')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.meters}
            onChange={({ target }) => set({ meters: target.value })}
          />
          {draft.kind === 'bar' && (
            <TextField
              label={t(messages.count)}
              error={faultOf('count')}
              inputMode="numeric"
              autoComplete="off"
              value={draft.count}
              onChange={({ target }) => set({ count: target.value })}
            />
          )}
        </div>
        <TextField
          label={t(messages.note)}
          maxLength={500}
          value={draft.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        <Button kind="main" size="large" type="submit" isBusy={save.isPending}>
          {t(messages.add)}
        </Button>
      </form>
    </Dialog>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { StockList } from '../../api/inventory.ts'
import { useSession } from '../../api/session.ts'
import { ProductField } from '../../features/product-field/index.ts'
import { type TransferDraft, transferForm } from '../../features/stock/index.ts'
import { readDecimal } from '../../lib/decimal.ts'
import { useStoredDraft } from '../../lib/use-stored-draft.ts'
import { Button, Dialog, IconButton, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './transfers.module.css'
import { useCreate } from './use-create.ts'

type Props = { stores: readonly StockList[]; own: readonly StockList[]; onClose(): void }

/** A transfer by hand: from where, to where, what. */
export const NewTransferDialog = ({ stores, own, onClose }: Props) => {
  const { t } = useEnv()
  const { person } = useSession()
  const [stored, setStored] = useStoredDraft<TransferDraft>(transferForm(person.userId))
  const [isAsked, setAsked] = useState(false)
  const create = useCreate()
  const navigate = useNavigate()
  const toStore = own[0]?.storeId ?? ''
  const fromStore = stores.find(({ storeId }) => storeId !== toStore)?.storeId ?? ''
  const draft = { fromStore, toStore, note: '', lines: [], ...stored }
  const set = (patch: Partial<TransferDraft>) => setStored({ ...draft, ...patch })
  const setLine = (productId: string, amount: string) =>
    set({ lines: draft.lines.map((line) => (line.productId === productId ? { ...line, amount } : line)) })
  const lines = draft.lines.map(({ productId, amount }) => ({ productId, amount: readDecimal(amount) ?? 0 }))
  const isReady = lines.length > 0 && lines.every(({ amount }) => amount > 0)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isReady) return
    const note = draft.note.trim()
    create.mutate(
      { fromStore: draft.fromStore, toStore: draft.toStore, lines, ...(note === '' ? {} : { note }) },
      {
        onSuccess({ id }) {
          setStored(undefined)
          onClose()
          void navigate({ to: '/transfers/$transferId', params: { transferId: id } })
        },
      },
    )
  }
  return (
    <Dialog title={t(messages.create)} closeLabel={t(messages.close)} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <div className={styles.stores}>
          {(['fromStore', 'toStore'] as const).map((end) => (
            <SelectField
              key={end}
              label={t(end === 'fromStore' ? messages.from : messages.to)}
              value={draft[end]}
              onChange={({ target }) => set({ [end]: target.value })}
            >
              {stores.map(({ storeId, storeName }) => (
                <option key={storeId} value={storeId}>
                  {storeName}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <ProductField
          label={t(messages.add)}
          onChoose={({ productId, name }) =>
            draft.lines.some((line) => line.productId === productId)
              ? undefined
              : set({ lines: [...draft.lines, { productId, name, amount: '' }] })
          }
        />
        {draft.lines.length === 0 && <p className={styles.soft}>{t(messages.noLines)}</p>}
        <ul className={styles.lines}>
          {draft.lines.map(({ productId, name, amount }) => (
            <li key={productId} className={styles.line}>
              <span>
                {name}
                <small>{productId}</small>
              </span>
              <TextField
                label={t(messages.amount, name)}
                isLabelHidden
                inputMode="decimal"
                aria-invalid={isAsked && !readDecimal(amount) ? true : undefined}
                value={amount}
                required
                onChange={({ target }) => setLine(productId, target.value)}
              />
              <IconButton
                icon="close"
                label={t(messages.remove, name)}
                onClick={() => set({ lines: draft.lines.filter((line) => line.productId !== productId) })}
              />
            </li>
          ))}
        </ul>
        <TextField
          label={t(messages.note)}
          maxLength={500}
          value={draft.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        <Button kind="main" type="submit" isBusy={create.isPending} disabled={!isReady}>
          {t(messages.create)}
        </Button>
      </form>
    </Dialog>
  )
}

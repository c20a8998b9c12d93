import { type FormEvent, useRef, useState } from 'react'
import { counter, type Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { ProductField } from '../../features/product-field/index.ts'
import { readDecimal } from '../../lib/decimal.ts'
import { useStoredDraft } from '../../lib/use-stored-draft.ts'
import { Button, TextField } from '../../ui/index.ts'
import styles from './counter.module.css'
import { messages } from './messages.ts'
import { isDelivered } from './sale-words.ts'
import type { Change } from './use-sale.ts'

type Draft = {
  /** The engine adds it once for this key. */
  key: string
  productId: string
  name: string
  variationText?: string
  isCut: boolean
  quantity: string
  length: string
}

/** Goods scanned or typed, then pieces and, of what is cut, the length: Enter, Enter, and the next. */
export const AddLine = ({ sale, change }: { sale: Sale; change: Change }) => {
  const { call, t } = useEnv()
  const { basketId } = sale
  const [draft, setDraft] = useStoredDraft<Draft>(`counter-line.${basketId}`)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  if (!draft)
    return (
      <ProductField
        label={t(messages.item)}
        autoFocus
        onChoose={(product) => {
          setError(undefined)
          setDraft({ ...product, key: crypto.randomUUID(), quantity: '1', length: '' })
        }}
      />
    )
  const { key, productId, name, variationText, isCut } = draft
  const edit = (patch: Partial<Draft>) => {
    setError(undefined)
    setDraft({ ...draft, ...patch, key: crypto.randomUUID() })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    const quantity = readDecimal(draft.quantity) ?? 0
    const length = readDecimal(draft.length) ?? 0
    if (quantity <= 0 || (isCut && length <= 0)) return setError(t(messages.notReadable))
    isSending.current = true
    setBusy(true)
    const failure = await change(
      () =>
        call(counter.addCounterItems, {
          params: { basketId },
          body: [
            {
              productId,
              quantity,
              ...(isCut ? { c_lengthMetersToBuy: length } : {}),
              ...(isDelivered(sale) ? { c_pickUpProduct: false } : {}),
            },
          ],
          headers: { 'idempotency-key': key },
        }),
      true,
    )
    isSending.current = false
    setBusy(false)
    setError(failure)
    if (failure === undefined) setDraft(undefined)
  }
  return (
    <form className={styles.adding} onSubmit={(event) => void send(event)} aria-label={name}>
      <p className={styles.chosen}>
        {name}
        <small>{[variationText, productId].filter(Boolean).join(' · ')}</small>
      </p>
      <TextField
        label={t(messages.pieces)}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint={isCut ? 'next' : 'done'}
        autoFocus
        required
        value={draft.quantity}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => edit({ quantity: target.value })}
      />
      {isCut && (
        <TextField
          label={t(messages.length)}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          required
          value={draft.length}
          onChange={({ target }) => edit({ length: target.value })}
        />
      )}
      <div className={styles.buttons}>
        <Button kind="main" size="large" type="submit" icon="plus" isBusy={isBusy}>
          {t(messages.add)}
        </Button>
        <Button size="large" onClick={() => setDraft(undefined)}>
          {t(messages.other)}
        </Button>
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

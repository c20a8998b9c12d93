import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { type FormEvent, useState } from 'react'
import { counter, type Sale, type SaleLine } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { readDecimal } from '../../lib/decimal.ts'
import { IconButton, Notice, Section, showToast, TextField } from '../../ui/index.ts'
import styles from './counter.module.css'
import { messages } from './messages.ts'
import { lineName, missingMetres } from './sale-words.ts'
import type { Change } from './use-sale.ts'

type LineProps = { sale: Sale; line: SaleLine; position: number; change: Change }

const Line = ({ sale, line, position, change }: LineProps) => {
  const { call, t, format } = useEnv()
  const { basketId, currency } = sale
  const { itemId, productId, quantity, c_lengthMetersToBuy: length } = line
  const [pieces, setPieces] = useState(String(quantity))
  const [metres, setMetres] = useState(length === undefined ? '' : String(length))
  const [error, setError] = useState<string>()
  const name = withNonBreakingUnits(lineName(line))
  const params = { basketId, itemId }
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    const next = readDecimal(pieces) ?? 0
    const nextLength = readDecimal(metres)
    if (next === quantity && nextLength === length) return setError(undefined)
    if (next <= 0 || (length !== undefined && !nextLength)) return setError(t(messages.notReadable))
    const body = {
      quantity: next,
      ...(length === undefined ? {} : { c_lengthMetersToBuy: nextLength }),
    }
    setError(await change(() => call(counter.updateCounterItem, { params, body }), true))
  }
  const remove = async () => {
    const failure = await change(() => call(counter.removeCounterItem, { params }))
    if (failure !== undefined) return
    const { c_store, c_pickUpProduct } = line
    const again = {
      productId,
      quantity,
      c_position: position,
      c_pickUpProduct,
      ...(c_store === undefined ? {} : { c_store }),
      ...(length === undefined ? {} : { c_lengthMetersToBuy: length }),
    }
    showToast(t(messages.removed, name), {
      undo: {
        label: t(messages.undo),
        run: () => void change(() => call(counter.addCounterItems, { params: { basketId }, body: [again] })),
      },
    })
  }
  const missing = missingMetres(sale, line)
  const { price, priceAfterItemDiscount: charged, pricePerUnit, inventory } = line
  const unit =
    pricePerUnit === undefined
      ? undefined
      : t(length === undefined ? messages.each : messages.perMetre, format.money(pricePerUnit, currency))
  const ready = line.c_pickupFinishDateNotFormatted
  const facts = [
    line.c_variationText && withNonBreakingUnits(line.c_variationText),
    unit,
    inventory && t(messages.has, `${format.quantity(inventory.ats)}${length === undefined ? '' : ' m'}`),
    line.c_pickUpProduct && ready && t(messages.readyOn, format.date(`${ready}T12:00:00Z`, 'UTC')),
  ]
  return (
    <li className={styles.line}>
      <form className={styles.amounts} onSubmit={(event) => void save(event)}>
        <TextField
          label={t(messages.piecesOf, name)}
          isLabelHidden
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          value={pieces}
          onChange={({ target }) => setPieces(target.value)}
          onBlur={() => void save()}
        />
        {length !== undefined && (
          <>
            <span aria-hidden="true">×</span>
            <TextField
              label={t(messages.lengthOf, name)}
              isLabelHidden
              inputMode="decimal"
              autoComplete="off"
              value={metres}
              onChange={({ target }) => setMetres(target.value)}
              onBlur={() => void save()}
            />
            <span aria-hidden="true">m</span>
          </>
        )}
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          {t(messages.save)}
        </button>
      </form>
      <div className={styles.goods}>
        <span>{name}</span>
        <small>{[productId, ...facts].filter(Boolean).join(' · ')}</small>
        {length !== undefined && missing > 0 && (
          <small className={styles.warn}>{t(messages.missingRun, format.quantity(missing))}</small>
        )}
        {line.c_status !== 'purchasable' && (
          <small className={styles.error}>
            {t(line.c_status === 'quote' ? messages.quoteOnly : messages.unavailable)}
          </small>
        )}
        {error && (
          <small className={styles.error} role="alert">
            {error}
          </small>
        )}
      </div>
      <div className={styles.price}>
        {price !== undefined && charged !== undefined && charged < price && (
          <s>{format.money(price, currency)}</s>
        )}
        <strong>{price === undefined ? '' : format.money(charged ?? price, currency)}</strong>
      </div>
      <IconButton icon="close" label={t(messages.remove, name)} onClick={() => void remove()} />
    </li>
  )
}

/** The goods; pieces and lengths are changed where they stand. */
export const SaleLines = ({ sale, change }: { sale: Sale; change: Change }) => {
  const { t } = useEnv()
  const { productItems } = sale
  if (productItems.length === 0) return <Notice tone="open">{t(messages.noLines)}</Notice>
  return (
    <Section title={t(messages.lines, productItems.length)} isBare>
      <ul>
        {productItems.map((line, position) => (
          <Line
            key={`${line.itemId} ${line.quantity} ${line.c_lengthMetersToBuy ?? ''}`}
            sale={sale}
            line={line}
            position={position}
            change={change}
          />
        ))}
      </ul>
    </Section>
  )
}

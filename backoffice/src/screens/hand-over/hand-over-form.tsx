import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, type OrderLine, orders } from '../../api/orders.ts'
import { isProblem } from '../../api/problem.ts'
import { OrderStep, stepNames } from '../../features/orders/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, CheckField, Notice, TextField } from '../../ui/index.ts'
import styles from './hand-over.module.css'
import { messages } from './messages.ts'

type HandOverFormProps = {
  order: DeskOrder
  etag: string | undefined
  /** Of the receipt. */
  code: string | undefined
  onChanged(): void
  onDone(collector: string): void
  onBack(): void
}

const leftOf = ({ quantity, progress }: OrderLine) => quantity - (progress['handed-over'] ?? 0)

type LineProps = { line: OrderLine; count: number; isPart: boolean; onCount(count: number): void }

const Line = ({ line, count, isPart, onCount }: LineProps) => {
  const { t, format } = useEnv()
  const name = line.productName ?? line.productId
  return (
    <li className={styles.line}>
      <span className={styles.amount}>
        {isPart ? (
          <TextField
            label={t(messages.pieces, name)}
            isLabelHidden
            type="number"
            inputMode="numeric"
            min={0}
            max={leftOf(line)}
            value={count}
            onChange={({ target }) => onCount(Math.trunc(Number(target.value)))}
          />
        ) : (
          format.number(leftOf(line))
        )}
        {line.lengthMeters !== undefined && ` × ${format.quantity(line.lengthMeters)} m`}
      </span>
      <span>
        {name}
        <small>{[line.productId, line.variationText].filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  )
}

/** Who takes it, the id that was seen, and what goes: then it is theirs. */
export const HandOverForm = ({ order, etag, code, onChanged, onDone, onBack }: HandOverFormProps) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const names = order.collectors.length > 0 ? order.collectors.map(({ name }) => name) : [order.customerName]
  const [who, setWho] = useState(names[0] ?? '')
  const [isOther, setOther] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const [isPart, setPart] = useState(false)
  const here = order.lines.filter((line) => line.pickUp && leftOf(line) > 0)
  const [counts, setCounts] = useState(() => new Map(here.map((line) => [line.itemId, leftOf(line)])))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [usesCode, setUsesCode] = useState(code !== undefined)
  const isPossible = order.possibleSteps.includes('handed-over')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    const lines = [...counts].flatMap(([itemId, quantity]) => (quantity > 0 ? [{ itemId, quantity }] : []))
    try {
      await call(orders.handOverOrder, {
        params: { orderNo: order.orderNo },
        body: {
          collector: who.trim(),
          identitySeen: true,
          ...(usesCode && code ? { code } : {}),
          ...(isPart ? { lines } : {}),
        },
        ifMatch: etag,
      })
      void queries.invalidateQueries({ queryKey: [orders.searchOrders] })
      void queries.invalidateQueries({ queryKey: [orders.getDeskOrder, order.orderNo] })
      onDone(who.trim())
    } catch (caught) {
      setFailure(caught)
      if (isProblem(caught, 'pickup-code-invalid')) setUsesCode(false)
      if (isProblem(caught, 412)) onChanged()
    }
    setBusy(false)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <header className={styles.head}>
        <div>
          <p className={styles.number}>{order.orderNo}</p>
          <p>{order.customerName}</p>
        </div>
        <OrderStep step={order.step} />
      </header>
      {isPossible ? (
        <Notice tone={usesCode ? 'good' : 'warn'}>
          {t(
            isProblem(failure, 'pickup-code-invalid')
              ? messages.wrongCode
              : usesCode
                ? messages.byCode
                : messages.withoutCode,
          )}
        </Notice>
      ) : (
        <Notice tone="bad">{t(messages.notPossible, t(stepNames[order.step]))}</Notice>
      )}
      <ul className={styles.lines} aria-label={t(messages.lines)}>
        {here.map((line) => (
          <Line
            key={line.itemId}
            line={line}
            isPart={isPart}
            count={counts.get(line.itemId) ?? 0}
            onCount={(count) => setCounts(new Map(counts).set(line.itemId, count))}
          />
        ))}
      </ul>
      {isPossible && (
        <>
          <fieldset className={styles.who}>
            <legend className={styles.legend}>{t(messages.who)}</legend>
            {names.map((name) => (
              <label key={name} className={styles.choice}>
                <input
                  type="radio"
                  name="who"
                  checked={!isOther && who === name}
                  onChange={() => {
                    setOther(false)
                    setWho(name)
                  }}
                />
                <span>
                  {name}
                  <small>
                    {order.collectors
                      .filter((one) => one.name === name)
                      .map(({ idType, idNumber }) => [idType, idNumber].filter(Boolean).join(' '))}
                  </small>
                </span>
              </label>
            ))}
            <label className={styles.choice}>
              <input
                type="radio"
                name="who"
                checked={isOther}
                onChange={() => {
                  setOther(true)
                  setWho('')
                }}
              />
              <span>{t(messages.other)}</span>
            </label>
            {isOther && (
              <TextField
                label={t(messages.otherName)}
                required
                value={who}
                onChange={({ target }) => setWho(target.value)}
              />
            )}
          </fieldset>
          <CheckField
            label={t(messages.seen)}
            required
            checked={isSeen}
            onChange={({ target }) => setSeen(target.checked)}
          />
          {failure !== undefined && !isProblem(failure, 'pickup-code-invalid') && (
            <ProblemNotice error={failure} />
          )}
          <div className={styles.foot}>
            <Button kind="main" size="large" type="submit" icon="check" isBusy={isBusy} disabled={!isSeen}>
              {t(isPart ? messages.handOver : messages.all)}
            </Button>
            {!isPart && (
              <Button size="large" onClick={() => setPart(true)}>
                {t(messages.part)}
              </Button>
            )}
          </div>
        </>
      )}
      <div className={styles.foot}>
        <Button kind="quiet" icon="scan" onClick={onBack}>
          {t(messages.next)}
        </Button>
        <Link to="/orders/$orderNo" params={{ orderNo: order.orderNo }}>
          {t(messages.see)}
        </Link>
      </div>
    </form>
  )
}

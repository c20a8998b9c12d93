import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, type OrderLine, orders } from '../../api/orders.ts'
import { isProblem } from '../../api/problem.ts'
import { idTypeName, OrderStep, stepNames } from '../../features/orders/index.ts'
import { type HandOver, handOvers, useOutbox } from '../../features/outbox/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Button, CheckField, Notice, TextField } from '../../ui/index.ts'
import styles from './hand-over.module.css'
import { messages } from './messages.ts'

type HandOverFormProps = {
  order: DeskOrder
  etag: string | undefined
  /** Of the receipt. */
  code: string | undefined
  onChanged(): void
  /** `isQueued`: it waits on this device for a signal. */
  onDone(collector: string, isQueued: boolean): void
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
        {line.lengthMeters !== undefined && ` × ${format.quantity(line.lengthMeters)}\u00a0m`}
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
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [usesCode, setUsesCode] = useState(code !== undefined)

  const isOnline = useOnline()
  const { entries, add } = useOutbox(handOvers)
  // A press that was not answered and the one that is kept are the same hand-over.
  const [key] = useState(() => crypto.randomUUID())
  const isQueued = entries.some(({ orderNo, state }) => orderNo === order.orderNo && state === 'waiting')
  const isPossible = order.possibleSteps.includes('handed-over') && !isQueued

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(undefined)
    const lines = [...counts].flatMap(([itemId, quantity]) => (quantity > 0 ? [{ itemId, quantity }] : []))
    const collector = who.trim()
    const handOver: HandOver = {
      orderNo: order.orderNo,
      collector,
      ...(usesCode && code ? { code } : {}),
      ...(isPart ? { lines } : {}),
      etag,
    }
    const keep = () => {
      add(handOver, key)
      onDone(collector, true)
    }
    try {
      if (!isOnline) return keep()
      await handOvers.send(call, { ...handOver, key, at: new Date().toISOString(), state: 'waiting' })
      void queries.invalidateQueries({ queryKey: [orders.searchOrders] })
      void queries.invalidateQueries({ queryKey: [orders.getDeskOrder, order.orderNo] })
      onDone(collector, false)
    } catch (caught) {
      if (isProblem(caught, 'network')) return keep()
      setFailure(caught)
      if (isProblem(caught, 'pickup-code-invalid')) setUsesCode(false)
      if (isProblem(caught, 412)) onChanged()
    } finally {
      isSending.current = false
      setBusy(false)
    }
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
        <Notice tone={isQueued ? 'good' : 'bad'}>
          {isQueued ? t(messages.alreadyKept) : t(messages.notPossible, t(stepNames[order.step]))}
        </Notice>
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
                      .map(({ idType, idNumber }) =>
                        [idType && idTypeName(t, idType), idNumber].filter(Boolean).join(' '),
                      )}
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

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type PromotionRule, type TryOut, tryOuts } from '../../api/promotions.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, IconButton, Notice, Section, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './promotion.module.css'

type TryOutPanelProps = {
  promotionId: string
  rule: PromotionRule
  priority: number
  exclusivity: 'no' | 'class' | 'global' | undefined
}

type Line = { productId: string; quantity: string; length: string }
type Discount = TryOut['orderDiscounts'][number]

const emptyLine: Line = { productId: '', quantity: '1', length: '' }

/** How a discount came about, in words. */
const Why = ({
  discount,
  promotionId,
  currency,
}: {
  discount: Discount
  promotionId: string
  currency: string
}) => {
  const { t, format } = useEnv()
  const money = (amount: number) => format.money(amount, currency)
  const { kind, percent, base, cap, freePieces, reached, amount } = discount
  const how = {
    percentage: t(messages.tookPercent, format.share((percent ?? 0) / 100, 3), money(base)),
    fixedPrice: t(messages.tookFixed, money(base)),
    amount: t(messages.tookAmount, money(base)),
    free: t(messages.tookFree),
  }
  const minima = [reached?.quantity, reached?.metres].flatMap((one) =>
    one ? [t(messages.reached, format.quantity(one.of), format.quantity(one.min))] : [],
  )
  const parts = [
    freePieces === undefined ? how[kind] : t(messages.freePieces, format.quantity(freePieces)),
    ...(cap === undefined ? [] : [t(messages.capped, money(cap))]),
    ...minima,
    ...(reached?.amount ? [t(messages.reached, money(reached.amount.of), money(reached.amount.min))] : []),
  ]
  const isOwn = discount.promotionId === promotionId
  return (
    <span className={styles.why}>
      <span className={isOwn ? styles.own : undefined}>
        {isOwn ? '' : `${discount.promotionId}: `}
        {parts.join(' · ')}
      </span>
      <span>−{money(amount)}</span>
    </span>
  )
}

const Result = ({ result, promotionId }: { result: TryOut; promotionId: string }) => {
  const { t, format } = useEnv()
  const { currency, lines, orderDiscounts, delivery } = result
  const money = (amount: number) => format.money(amount, currency)
  const all = [
    ...lines.flatMap(({ discounts }) => discounts),
    ...orderDiscounts,
    ...(delivery?.discounts ?? []),
  ]
  const whys = (discounts: readonly Discount[]) =>
    discounts.map((one) => (
      <Why key={one.promotionId} discount={one} promotionId={promotionId} currency={currency} />
    ))
  return (
    <div className={styles.result} role="status">
      {!all.some((one) => one.promotionId === promotionId) && (
        <Notice tone="warn">{t(messages.nothing)}</Notice>
      )}
      {lines.map((line, at) => (
        <div key={at} className={styles.tried}>
          <span className={styles.row}>
            <strong>{line.productId}</strong>
            <span>
              {line.price === undefined
                ? t(line.status === 'quote' ? messages.quote : messages.unavailable)
                : money(line.priceAfter ?? line.price)}
            </span>
          </span>
          {whys(line.discounts)}
        </div>
      ))}
      {orderDiscounts.length > 0 && (
        <div className={styles.tried}>
          <strong>{t(messages.ofOrder)}</strong>
          {whys(orderDiscounts)}
        </div>
      )}
      {delivery && (
        <div className={styles.tried}>
          <span className={styles.row}>
            <strong>{t(messages.delivery)}</strong>
            <span>{money(delivery.priceAfter)}</span>
          </span>
          {whys(delivery.discounts)}
        </div>
      )}
      <div className={styles.total}>
        <span className={styles.row}>
          <span>{t(messages.list)}</span>
          <span>{money(result.total)}</span>
        </span>
        <span className={styles.row}>
          <span>{t(messages.without)}</span>
          <span>{money(result.totalWithout)}</span>
        </span>
        <strong className={styles.row}>
          <span>{t(messages.with)}</span>
          <span>{money(result.totalWith)}</span>
        </strong>
      </div>
    </div>
  )
}

/** The promotion as it is typed, on a cart that is typed too, with the reason for each cent. */
export const TryOutPanel = ({ promotionId, rule, priority, exclusivity }: TryOutPanelProps) => {
  const { call, shop, t } = useEnv()
  const [country, setCountry] = useState(shop.countries[0]?.code ?? '')
  const [lines, setLines] = useState<readonly Line[]>([emptyLine])
  const id = promotionId || 'new'
  const attempt = useMutation({
    mutationFn: () =>
      call(tryOuts.tryPromotion, {
        body: {
          country: country as never,
          lines: lines
            .filter(({ productId }) => productId !== '')
            .map(({ productId, quantity, length }) => ({
              productId,
              quantity: Number(quantity),
              ...(length === '' ? {} : { c_lengthMetersToBuy: Number(length) }),
            })),
          promotion: { id, c_rule: rule, c_priority: priority, ...(exclusivity ? { exclusivity } : {}) },
        },
      }),
  })
  const set = (at: number, change: Partial<Line>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...change } : line)))
  const isFilled = lines.some(({ productId }) => productId !== '')
  const run = () => isFilled && attempt.mutate()
  return (
    <Section title={t(messages.tryTitle)}>
      <div
        className={styles.trial}
        onKeyDown={(event) => {
          // Enter tries: it is the form around that would save.
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          run()
        }}
      >
        <p className={styles.soft}>{t(messages.tryWhy)}</p>
        <SelectField
          label={t(messages.country)}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        >
          {shop.countries.map(({ code }) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        {lines.map((line, at) => (
          <div key={at} className={styles.line}>
            <TextField
              label={t(messages.sku)}
              value={line.productId}
              onChange={({ target }) => set(at, { productId: target.value.trim() })}
            />
            <TextField
              label={t(messages.quantity)}
              type="number"
              min={1}
              value={line.quantity}
              onChange={({ target }) => set(at, { quantity: target.value })}
            />
            <TextField
              label={t(messages.length)}
              type="number"
              step="any"
              min={0}
              value={line.length}
              onChange={({ target }) => set(at, { length: target.value })}
            />
            <IconButton
              icon="close"
              label={t(messages.dropLine, at + 1)}
              disabled={lines.length === 1}
              onClick={() => setLines(lines.toSpliced(at, 1))}
            />
          </div>
        ))}
        <span className={styles.row}>
          <Button icon="plus" onClick={() => setLines([...lines, emptyLine])}>
            {t(messages.addLine)}
          </Button>
          <Button isBusy={attempt.isPending} disabled={!isFilled} onClick={run}>
            {t(messages.try)}
          </Button>
        </span>
        {attempt.error && <ProblemNotice error={attempt.error} />}
        {attempt.data && <Result result={attempt.data} promotionId={id} />}
      </div>
    </Section>
  )
}

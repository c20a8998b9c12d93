import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { Quote } from '../../api/quotes.ts'
import { useSession } from '../../api/session.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { ProductField } from '../../features/product-field/index.ts'
import { Button, Notice, Section, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { OfferLines } from './offer-lines.tsx'
import styles from './quote.module.css'
import { type DraftFreight, type PricedBy, withAllBy, withRoundedPrices } from './quote-draft.ts'
import type { Offer } from './use-quote.ts'

type Props = { quote: Quote; offer: Offer }

const noFreight: DraftFreight = { amount: '', reason: '', withinKm: '' }

const Freight = ({ offer: { draft, set } }: Props) => {
  const { t } = useEnv()
  const freight = draft.freight ?? noFreight
  const change = (patch: Partial<DraftFreight>) => set({ ...draft, freight: { ...freight, ...patch } })
  return (
    <fieldset className={styles.freight}>
      <legend className="visually-hidden">{t(messages.freight)}</legend>
      <TextField
        label={t(messages.freight)}
        hint={t(messages.freightHint)}
        inputMode="decimal"
        autoComplete="off"
        value={freight.amount}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <TextField
        label={t(messages.reason)}
        maxLength={200}
        value={freight.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <TextField
        label={t(messages.withinKm)}
        inputMode="decimal"
        value={freight.withinKm}
        onChange={({ target }) => change({ withinKm: target.value })}
      />
    </fieldset>
  )
}

/** One share for all lines. */
const AllLines = ({ offer: { draft, reckoned, set } }: Props) => {
  const { t } = useEnv()
  const { can } = useSession()
  const [member, setMember] = useState<PricedBy>(can('sfcc.costs') ? 'marginPercent' : 'discountPercent')
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('share')
    if (typeof text === 'string' && text.trim() !== '') set(withAllBy(draft, member, text.trim()))
  }
  return (
    <form className={styles.all} onSubmit={apply}>
      <SelectField
        label={t(messages.allLines)}
        value={member}
        onChange={({ target }) => setMember(target.value as PricedBy)}
      >
        {can('sfcc.costs') && <option value="marginPercent">{t(messages.marginPercent)}</option>}
        <option value="discountPercent">{t(messages.discountPercent)}</option>
      </SelectField>
      <TextField
        label={t(messages[member])}
        isLabelHidden
        name="share"
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Button type="submit">{t(messages.apply)}</Button>
      <Button
        disabled={!reckoned.data}
        onClick={() => reckoned.data && set(withRoundedPrices(draft, reckoned.data))}
      >
        {t(messages.round)}
      </Button>
    </form>
  )
}

const Totals = ({ quote, offer }: Props) => {
  const { t, format } = useEnv()
  const { data } = offer.reckoned
  if (!data) return null
  const { marginPercent, floorPercent, isBelowFloor } = data
  const share = (percent: number) => format.share(percent / 100)
  return (
    <div className={styles.totals}>
      {marginPercent !== undefined && (
        <div className={styles.margin}>
          <span>
            {t(messages.margin)} <strong>{share(marginPercent)}</strong>
            {floorPercent !== undefined && <small> {t(messages.floor, share(floorPercent))}</small>}
          </span>
          <meter
            aria-label={t(messages.margin)}
            min={0}
            max={50}
            low={floorPercent ?? 0}
            value={Math.max(0, Math.min(50, marginPercent))}
          />
        </div>
      )}
      <div className={styles.sum}>
        <strong>{format.money(data.total, quote.currency)}</strong>
        <small>{t(messages.tax, format.money(data.taxTotal, quote.currency))}</small>
      </div>
      {isBelowFloor && <Notice tone="warn">{t(messages.belowFloor)}</Notice>}
    </div>
  )
}

/** The offer that is being made: lines, freight, what it comes to. */
export const OfferEditor = ({ quote, offer }: Props) => {
  const { t } = useEnv()
  const { draft, reckoned, body, set } = offer
  return (
    <Section
      isBare
      title={`${t(messages.offer)} · ${t(messages.revision, quote.revision + 1)}`}
      actions={<AllLines quote={quote} offer={offer} />}
    >
      <OfferLines quote={quote} offer={offer} />
      <div className={styles.add}>
        <ProductField
          label={t(messages.addLine)}
          onChoose={({ productId, name, isCut }) =>
            set({
              ...draft,
              lines: [
                ...draft.lines,
                { productId, name, quantity: '1', ...(isCut ? { lengthMeters: '1' } : {}) },
              ],
            })
          }
        />
      </div>
      <Freight quote={quote} offer={offer} />
      <div className={styles.ready}>
        <TextField
          label={t(messages.readyOn)}
          hint={t(messages.readyOnHint)}
          type="date"
          value={draft.readyOn ?? ''}
          onChange={({ target }) => set({ ...draft, readyOn: target.value })}
        />
      </div>
      {!body && <Notice tone="warn">{t(messages.notReadable)}</Notice>}
      {reckoned.error && body && <ProblemNotice error={reckoned.error} />}
      <Totals quote={quote} offer={offer} />
    </Section>
  )
}

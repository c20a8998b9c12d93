import { useEnv } from '../../api/env.tsx'
import type { Quote } from '../../api/quotes.ts'
import { useSession } from '../../api/session.ts'
import { IconButton, showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './quote.module.css'
import { type DraftLine, type PricedBy, pricedBy, withLine } from './quote-draft.ts'
import type { Offer } from './use-quote.ts'

type FieldProps = { label: string; value: string; isTyped?: boolean; onText(text: string): void }

const NumberField = ({ label, value, isTyped, onText }: FieldProps) => (
  <input
    className={styles.number}
    aria-label={label}
    inputMode="decimal"
    autoComplete="off"
    data-typed={isTyped || undefined}
    value={value}
    onFocus={({ target }) => target.select()}
    onChange={({ target }) => onText(target.value)}
  />
)

type LineProps = { quote: Quote; offer: Offer; line: DraftLine; at: number; showsCosts: boolean }

const Line = ({ quote, offer, line, at, showsCosts }: LineProps) => {
  const { t, format } = useEnv()
  const { draft, reckoned, set } = offer
  const result = reckoned.data?.lines[at]
  const known = result?.productId === line.productId ? result : undefined
  const named = (what: string) => t(messages.of, what, line.name)
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : format.money(amount, quote.currency)
  const valueOf = (member: PricedBy) =>
    line.by?.member === member && line.by.text !== '' ? line.by.text : (known?.[member]?.toFixed(2) ?? '')
  const remove = () => {
    set({ ...draft, lines: draft.lines.filter((_, index) => index !== at) })
    showToast(t(messages.lineRemoved), { undo: { label: t(messages.undo), run: () => set(draft) } })
  }
  return (
    <tr>
      <th scope="row" className={styles.goods}>
        {line.name}
        <small>{line.productId}</small>
      </th>
      <td data-title={t(messages.quantity)}>
        <NumberField
          label={named(t(messages.quantity))}
          value={line.quantity}
          onText={(quantity) => set(withLine(draft, at, { quantity }))}
        />
      </td>
      <td data-title={t(messages.length)}>
        {line.lengthMeters !== undefined && (
          <NumberField
            label={named(t(messages.length))}
            value={line.lengthMeters}
            onText={(lengthMeters) => set(withLine(draft, at, { lengthMeters }))}
          />
        )}
      </td>
      <td data-title={t(messages.list)} className={styles.end}>
        {money(known?.listPrice)}
      </td>
      {showsCosts && (
        <td data-title={t(messages.cost)} className={styles.end}>
          {money(known?.cost)}
        </td>
      )}
      {pricedBy
        .filter((member) => member !== 'marginPercent' || showsCosts)
        .map((member) => (
          <td key={member} data-title={t(messages[member])}>
            {(member !== 'marginPercent' || known?.cost !== undefined || !known) && (
              <NumberField
                label={named(t(messages[member]))}
                value={valueOf(member)}
                isTyped={line.by?.member === member}
                onText={(text) => set(withLine(draft, at, { by: { member, text } }))}
              />
            )}
          </td>
        ))}
      <td data-title={t(messages.total)} className={styles.end}>
        <strong>{money(known?.total)}</strong>
      </td>
      <td className={styles.end}>
        {draft.lines.length > 1 && (
          <IconButton icon="close" label={t(messages.removeLine, line.name)} onClick={remove} />
        )}
      </td>
    </tr>
  )
}

/** Lines of an offer: price, discount and margin follow from whichever of them is typed. */
export const OfferLines = ({ quote, offer }: { quote: Quote; offer: Offer }) => {
  const { t } = useEnv()
  const { can } = useSession()
  const showsCosts = can('sfcc.costs')
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(messages.line)}</th>
          <th scope="col" className={styles.end}>
            {t(messages.quantity)}
          </th>
          <th scope="col" className={styles.end}>
            {t(messages.length)}
          </th>
          <th scope="col" className={styles.end}>
            {t(messages.list)}
          </th>
          {showsCosts && (
            <th scope="col" className={styles.end}>
              {t(messages.cost)}
            </th>
          )}
          {pricedBy
            .filter((member) => member !== 'marginPercent' || showsCosts)
            .map((member) => (
              <th key={member} scope="col" className={styles.end}>
                {t(messages[member])}
              </th>
            ))}
          <th scope="col" className={styles.end}>
            {t(messages.total)}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {offer.draft.lines.map((line, at) => (
          <Line
            key={`${line.productId}${at}`}
            quote={quote}
            offer={offer}
            line={line}
            at={at}
            showsCosts={showsCosts}
          />
        ))}
      </tbody>
    </table>
  )
}

import { useSyncExternalStore } from 'react'
import { formatDate } from '../../../../facts/format-date.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { onOnlineChange } from '../../lib/on-online-change.ts'
import { Button } from '../../ui/index.ts'
import { SignInForPrices } from '../customer/index.ts'
import { useMoney } from '../market/index.ts'
import styles from './material-list.module.css'
import { messages } from './messages.ts'
import { type PricedLines, readiness } from './use-priced-lines.ts'

/** What the list costs, weighs and when it is ready; to a guest the same without the amount, and the way to it. */
export const ListTotal = ({ priced }: { priced: PricedLines }) => {
  const t = useText()
  const { locale } = useEnv()
  const guest = useShopper().kind === 'guest'
  const { data, isError, fetchStatus, refetch } = priced
  // A page that was opened without a signal has asked and failed; it asks again by itself when there is one.
  const online = useSyncExternalStore(
    onOnlineChange,
    () => navigator.onLine,
    () => true,
  )
  const { day, without } = data ? readiness(data) : { without: 0 }
  const quoted = data?.lines.filter(({ c_status }) => c_status !== 'purchasable').length ?? 0
  return (
    <div className={styles.total} aria-live="polite">
      {guest ? (
        <SignInForPrices>{t(messages.signIn)}</SignInForPrices>
      ) : (
        <Amount
          data={data}
          failed={isError}
          offline={!online || fetchStatus === 'paused'}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <p className={styles.facts}>
          {t(messages.weight, { kilograms: formatNumber(data.c_totalWeightKg, locale) })}
          {day && ` · ${t(messages.ready, { day: formatDate(day), without })}`}
          {quoted > 0 && ` · ${t(messages.quoted, { n: quoted })}`}
        </p>
      )}
    </div>
  )
}

type AmountProps = {
  data: PricedLines['data']
  failed: boolean
  offline: boolean
  onRetry: () => void
}

const Amount = ({ data, failed, offline, onRetry }: AmountProps) => {
  const t = useText()
  const money = useMoney()
  if (offline && !data) return <p>{t(messages.totalLater)}</p>
  if (failed && !data) {
    return (
      <p>
        {t(messages.noTotal)}{' '}
        <Button variant="quiet" size="small" onClick={onRetry}>
          {t(messages.retry)}
        </Button>
      </p>
    )
  }
  const sum = data?.productTotal
  return (
    <p className={styles.sum}>
      <span>{t(messages.total)}</span> <strong>{sum === undefined ? '…' : money(sum, data?.currency)}</strong>
    </p>
  )
}

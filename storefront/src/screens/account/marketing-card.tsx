import { accountProblem, useUpdateCustomer } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Card, Checkbox } from '../../ui/index.ts'
import styles from './account.module.css'
import { messages } from './messages.ts'

type MarketingCardProps = { accepts: boolean; onDone: () => void }

/** The consent to offers, given and withdrawn with one press [S3.013]. */
export const MarketingCard = ({ accepts, onDone }: MarketingCardProps) => {
  const t = useText()
  const update = useUpdateCustomer()
  const shown = update.isPending ? update.variables?.c_acceptsMarketing === true : accepts
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2>{t(messages.marketing)}</h2>
      </div>
      {update.isError && <Alert tone="error">{t(accountProblem(update.error))}</Alert>}
      <Checkbox
        label={t(messages.accepts)}
        checked={shown}
        disabled={update.isPending}
        onChange={({ target }) =>
          update.mutate({ c_acceptsMarketing: target.checked }, { onSuccess: onDone })
        }
      />
    </Card>
  )
}

import { accountProblem, useUpdateCustomer } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Checkbox } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { TitledCard } from './titled-card.tsx'

type MarketingCardProps = { accepts: boolean; onDone: () => void }

/** The consent to offers, given and withdrawn with one press [S3.013]. */
export const MarketingCard = ({ accepts, onDone }: MarketingCardProps) => {
  const t = useText()
  const update = useUpdateCustomer()
  const shown = update.isPending ? update.variables?.c_acceptsMarketing === true : accepts
  return (
    <TitledCard title={t(messages.marketing)}>
      {update.isError && <Alert tone="error">{t(accountProblem(update.error))}</Alert>}
      <Checkbox
        label={t(messages.accepts)}
        checked={shown}
        disabled={update.isPending}
        onChange={({ target }) =>
          update.mutate({ c_acceptsMarketing: target.checked }, { onSuccess: onDone })
        }
      />
    </TitledCard>
  )
}

import { useEnv } from '../../api/env.tsx'
import { type Quote, quotes } from '../../api/quotes.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { dayAfter } from '../../lib/day.ts'
import { TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { ChangeQuote, Offer } from './use-quote.ts'

type DialogProps = { quote: Quote; change: ChangeQuote; onClose(): void }

const usualDays = 7

/** The last day of an offer, seven days on unless another is typed. */
const LastDay = ({ from }: { from?: string | undefined }) => {
  const { t } = useEnv()
  return (
    <TextField
      label={t(messages.validUntil)}
      type="date"
      name="validUntil"
      required
      min={dayAfter(0)}
      defaultValue={dayAfter(usualDays, from)}
    />
  )
}

/** The draft is kept and goes out as the next revision. */
export const SendDialog = ({ quote, change, onClose, offer }: DialogProps & { offer: Offer }) => {
  const { call, t, format } = useEnv()
  const { quoteId, number, currency, email } = quote
  const total = offer.reckoned.data?.total ?? 0
  const send = async (form: FormData) => {
    if (!(await offer.save())) return false
    return change(
      (ifMatch) =>
        call.tagged(quotes.sendQuote, {
          params: { quoteId },
          body: { validUntil: textIn(form, 'validUntil') },
          ifMatch,
        }),
      t(messages.sent),
    )
  }
  return (
    <Confirm
      title={t(messages.send)}
      why={t(messages.sendWhy, number, format.money(total, currency), email)}
      keepLabel={t(messages.keep)}
      onConfirm={send}
      onClose={onClose}
    >
      <LastDay />
    </Confirm>
  )
}

export const ProlongDialog = ({ quote, change, onClose }: DialogProps) => {
  const { call, t, format } = useEnv()
  const { quoteId, validUntil } = quote
  return (
    <Confirm
      title={t(messages.prolong)}
      why={t(messages.prolongWhy, validUntil ? format.date(`${validUntil}T12:00:00`) : '')}
      keepLabel={t(messages.keep)}
      onConfirm={(form) =>
        change(
          (ifMatch) =>
            call.tagged(quotes.prolongQuote, {
              params: { quoteId },
              body: { validUntil: textIn(form, 'validUntil') },
              ifMatch,
            }),
          t(messages.prolonged),
        )
      }
      onClose={onClose}
    >
      <LastDay from={validUntil} />
    </Confirm>
  )
}

export const WithdrawDialog = ({ quote, change, onClose }: DialogProps) => {
  const { call, t } = useEnv()
  const { quoteId, number } = quote
  return (
    <Confirm
      isStop
      title={t(messages.withdraw)}
      why={t(messages.withdrawWhy, number)}
      keepLabel={t(messages.keep)}
      onConfirm={(form) =>
        change(
          (ifMatch) =>
            call.tagged(quotes.withdrawQuote, {
              params: { quoteId },
              body: { reason: textIn(form, 'reason') },
              ifMatch,
            }),
          t(messages.withdrawn),
        )
      }
      onClose={onClose}
    >
      <TextField label={t(messages.reason)} name="reason" required maxLength={500} autoFocus />
    </Confirm>
  )
}

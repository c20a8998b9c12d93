import { formatLongDate } from '../../../../../facts/format-date.ts'
import { useEnv } from '../../../api/env.tsx'
import { useCustomPreferences } from '../../../api/preferences.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Anchor, DescriptionList } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import { CopyButton } from '../copy-button.tsx'
import type { NotedOrder } from '../payment-method.ts'
import styles from '../payment-methods.module.css'
import { messages } from './messages.ts'
import { ProofUpload } from './proof-upload.tsx'

/** Where the proof of the transfer goes: the people of the country, who are told which order it is. */
const SendProof = ({ order }: { order: NotedOrder }) => {
  const t = useText()
  const { email, whatsapp } = useCustomPreferences().support
  const subject = t(messages.proofOf, { orderNo: order.orderNo })
  return (
    <p className={styles.ways}>
      {email && (
        <Anchor href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
          {t(messages.proofByMail, { email })}
        </Anchor>
      )}
      {whatsapp && (
        <Anchor href={`https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(subject)}`}>
          {t(messages.proofByWhatsapp)}
        </Anchor>
      )}
    </p>
  )
}

/** Where to transfer the money and what to write on it, as long as it has not arrived. */
export const BankTransferNote = ({ order }: { order: NotedOrder }) => {
  const t = useText()
  const money = useMoney()
  const { language } = useEnv()
  const bank = order.c_bankTransfer
  if (!bank) return null
  return (
    <section className={styles.note} aria-label={t(messages.bankTitle)}>
      <h2>{t(messages.bankTitle)}</h2>
      <p>{t(messages.bankText, { total: money(order.orderTotal, order.currency) })}</p>
      <DescriptionList
        items={[
          { term: t(messages.bank), detail: bank.bankName },
          { term: t(messages.holder), detail: bank.accountHolder },
          {
            term: t(messages.account),
            detail: (
              <span className={styles.copied}>
                <span className="figures">{`${bank.accountNumber} (${bank.accountType}, ${bank.currency})`}</span>
                <CopyButton text={bank.accountNumber} what={t(messages.account)} />
              </span>
            ),
          },
          {
            term: t(messages.reference),
            detail: (
              <span className={styles.copied}>
                <strong className={`figures ${styles.reference}`}>{bank.reference}</strong>
                <CopyButton text={bank.reference} what={t(messages.reference)} />
              </span>
            ),
          },
          ...(bank.until ? [{ term: t(messages.until), detail: formatLongDate(bank.until, language) }] : []),
        ]}
      />
      <p>{bank.instructions}</p>
      <ProofUpload order={order} />
      <SendProof order={order} />
    </section>
  )
}

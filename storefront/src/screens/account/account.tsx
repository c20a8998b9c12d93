import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import { AccountPage, accountMessages, useCustomer } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { DescriptionList, Skeleton, Stack, useToast } from '../../ui/index.ts'
import styles from './account.module.css'
import { EditableCard } from './editable-card.tsx'
import { EmailForm } from './email-form.tsx'
import { FiscalCard } from './fiscal-card.tsx'
import { IdentitiesCard } from './identities-card.tsx'
import { MarketingCard } from './marketing-card.tsx'
import { messages } from './messages.ts'
import { PasswordForm } from './password-form.tsx'
import { PersonalForm } from './personal-form.tsx'
import { PrivacyCards } from './privacy-cards.tsx'

type Customer = NonNullable<ReturnType<typeof useCustomer>['data']>

const Cards = ({ customer }: { customer: Customer }) => {
  const t = useText()
  const show = useToast()
  const { country } = useEnv()
  const { firstName = '', lastName = '', phoneHome = '', email = '', login = email } = customer
  const { phoneMobile = '', phoneBusiness = '' } = customer
  const further = [
    { term: t(messages.mobile), phone: phoneMobile },
    { term: t(messages.business), phone: phoneBusiness },
  ].filter(({ phone }) => phone !== '')
  const showSaved = () => show({ title: t(messages.saved), tone: 'success' })
  const then = (close: () => void) => () => {
    close()
    showSaved()
  }
  const outside = customer.c_externallyAuthenticated === true
  return (
    <Stack gap={4}>
      <EditableCard
        title={t(messages.personal)}
        summary={
          <DescriptionList
            items={[
              { term: t(messages.name), detail: `${firstName} ${lastName}` },
              {
                term: t(messages.phone),
                detail: phoneHome ? formatPhone(country, phoneHome) : t(messages.noPhone),
              },
              ...further.map(({ term, phone }) => ({ term, detail: formatPhone(country, phone) })),
            ]}
          />
        }
      >
        {(close) => (
          <PersonalForm
            values={{ firstName, lastName, phone: phoneHome, mobile: phoneMobile, business: phoneBusiness }}
            onDone={then(close)}
            onCancel={close}
          />
        )}
      </EditableCard>
      <EditableCard
        title={t(messages.email)}
        summary={
          <>
            <p className={styles.value}>{email}</p>
            <p className={styles.hint}>{t(messages.emailHint)}</p>
          </>
        }
      >
        {!outside && ((close) => <EmailForm login={login} onCancel={close} />)}
      </EditableCard>
      {!outside && (
        <EditableCard
          title={t(messages.password)}
          summary={<p className={styles.hint}>{t(messages.passwordHint)}</p>}
        >
          {(close) => <PasswordForm login={login} onDone={then(close)} onCancel={close} />}
        </EditableCard>
      )}
      <IdentitiesCard login={login} hasPassword={customer.hasPassword === true} />
      <FiscalCard />
      <MarketingCard accepts={customer.c_acceptsMarketing === true} onDone={showSaved} />
      <PrivacyCards email={email} hasPassword={customer.hasPassword === true} />
    </Stack>
  )
}

/** The customer's own record, a card for each part [S2.011]. */
export const Account = () => {
  const t = useText()
  const { data: customer } = useCustomer()
  return (
    <AccountPage title={t(accountMessages.details)}>
      {customer ? <Cards customer={customer} /> : <Skeleton shape="block" />}
    </AccountPage>
  )
}

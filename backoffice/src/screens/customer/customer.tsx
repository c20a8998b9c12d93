import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type Customer, type CustomerAddress, customers } from '../../api/customers.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Balance } from '../../features/balance/index.ts'
import { Confirm } from '../../features/confirm/index.ts'
import { customerName } from '../../features/customers/index.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { useCountryName, useDivisionName } from '../../features/place/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { Button, KeyValues, Section, showToast, Skeleton } from '../../ui/index.ts'
import styles from './customer.module.css'
import { History } from './history.tsx'
import { messages } from './messages.ts'

type Name = { customerListId: string; customerNo: string }

/** Helps somebody in: a link by mail, an end to all sessions; never a password. */
const Help = ({ customer, params }: { customer: Customer; params: Name }) => {
  const { call, t } = useEnv()
  const [asked, setAsked] = useState<'reset' | 'sessions'>()
  const doIt = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      showToast(done)
      return true
    } catch (caught) {
      showToast(problemText(t, caught), { tone: 'bad' })
      return false
    }
  }
  const close = () => setAsked(undefined)
  return (
    <>
      <Button onClick={() => setAsked('sessions')}>{t(messages.sessions)}</Button>
      <Button onClick={() => setAsked('reset')}>{t(messages.reset)}</Button>
      {asked === 'reset' && (
        <Confirm
          title={t(messages.reset)}
          why={t(messages.resetWhy, customer.email)}
          keepLabel={t(messages.keep)}
          onClose={close}
          onConfirm={() => doIt(call(customers.sendCustomerPasswordReset, { params }), t(messages.resetDone))}
        />
      )}
      {asked === 'sessions' && (
        <Confirm
          isStop
          title={t(messages.sessions)}
          why={t(messages.sessionsWhy)}
          keepLabel={t(messages.keep)}
          onClose={close}
          onConfirm={() => doIt(call(customers.endCustomerSessions, { params }), t(messages.sessionsDone))}
        />
      )}
    </>
  )
}

const AddressLines = ({ address }: { address: CustomerAddress }) => {
  const { t } = useEnv()
  const countryName = useCountryName()
  const { addressId, preferred, address1, address2, city, stateCode, countryCode, phone } = address
  const division = useDivisionName(stateCode)
  const country = countryCode && countryName(countryCode)
  return (
    <p className={styles.address}>
      <strong>{addressId}</strong> {preferred && <small>{t(messages.preferred)}</small>}
      <br />
      {[address1, address2, city, division === city ? undefined : division, country, phone]
        .filter(Boolean)
        .join(', ')}
    </p>
  )
}

const Addresses = ({ params }: { params: Name }) => {
  const { call, t } = useEnv()
  const found = useQuery({
    queryKey: [customers.getAddressesForCustomerFromCustomerList, params.customerNo],
    queryFn: () => call(customers.getAddressesForCustomerFromCustomerList, { params }),
  })
  return (
    <Section title={t(messages.addresses)}>
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.data.length === 0 && <p className={styles.soft}>{t(messages.none)}</p>}
      {found.data?.data.map((address) => (
        <AddressLines key={address.addressId} address={address} />
      ))}
    </Section>
  )
}

/** All of a customer on one page. */
export const CustomerScreen = () => {
  const { call, shop, t, format, language } = useEnv()
  const { can } = useSession()
  const countryName = useCountryName()
  const languageName = (locale: string) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(locale.replace('_', '-')) ?? locale
  const { customerNo = '' } = useParams({ strict: false })
  const params = { customerListId: shop.id, customerNo }
  const query = useQuery({
    queryKey: [customers.getCustomerFromCustomerList, customerNo],
    queryFn: () => call(customers.getCustomerFromCustomerList, { params }),
  })
  const customer = query.data
  return (
    <Page
      title={customer ? customerName(customer) : t(messages.title)}
      actions={customer && can('sfcc.customerlists.rw') && <Help customer={customer} params={params} />}
      back={<BackLink to="/customers">{t(messages.back)}</BackLink>}
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={8} />}
      {customer && (
        <Columns
          aside={
            <>
              <Section title={t(messages.profile)}>
                <KeyValues
                  of={[
                    [t(messages.no), customer.customerNo],
                    [t(messages.company), customer.companyName],
                    [t(messages.email), customer.email],
                    [
                      t(messages.phone),
                      [customer.phoneMobile, customer.phoneHome, customer.phoneBusiness]
                        .filter(Boolean)
                        .join(', '),
                    ],
                    [t(messages.country), customer.c_country && countryName(customer.c_country)],
                    [
                      t(messages.language),
                      customer.preferredLocale && languageName(customer.preferredLocale),
                    ],
                    [t(messages.since), format.date(customer.creationDate)],
                    [
                      t(messages.last),
                      customer.lastLoginTime ? format.dateTime(customer.lastLoginTime) : undefined,
                    ],
                  ]}
                />
              </Section>
              <Balance customerNo={customerNo} />
              <Addresses params={params} />
            </>
          }
        >
          <History customerId={customer.customerId} />
        </Columns>
      )}
    </Page>
  )
}

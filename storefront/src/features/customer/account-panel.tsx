import { AccountEntries } from './account-entries.tsx'
import styles from './account.module.css'
import { useCustomer } from './use-customer.ts'

/** What the account's menu holds: the customer's name, their pages and the way out. */
export const AccountPanel = ({ close }: { close: () => void }) => {
  const { data: customer } = useCustomer()
  const name = [customer?.firstName, customer?.lastName].filter(Boolean).join(' ')
  return (
    <>
      <p className={styles.name}>{name || '\u00a0'}</p>
      <AccountEntries onFollow={close} />
    </>
  )
}

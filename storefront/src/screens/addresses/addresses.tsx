import { useState } from 'react'
import { problemMessage } from '../../api/problem-message.ts'
import {
  AccountPage,
  accountMessages,
  type SavedAddress,
  useAddressWrites,
  useCustomer,
  useFocusFallback,
} from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, EmptyState, Skeleton, useToast } from '../../ui/index.ts'
import { AddressCard } from './address-card.tsx'
import { AddressDialog } from './address-dialog.tsx'
import styles from './addresses.module.css'
import { messages } from './messages.ts'
import { RemoveDialog } from './remove-dialog.tsx'

type Asked = { what: 'edit' | 'remove'; address: SavedAddress } | { what: 'add' }

/** The customer's addresses: list, add, edit, remove, mark as preferred [S2.014]. */
export const Addresses = () => {
  const t = useText()
  const show = useToast()
  const { data: customer } = useCustomer()
  const { change } = useAddressWrites()
  const [asked, setAsked] = useState<Asked>()
  const addresses: readonly SavedAddress[] = customer?.addresses ?? []
  const addButton = useFocusFallback(asked !== undefined, addresses.length)
  const close = () => setAsked(undefined)
  const closeWith = (what: 'saved' | 'removed') => () => {
    close()
    show({ title: t(messages[what]), tone: 'success' })
  }
  const add = (
    <Button ref={addButton} icon="plus" onClick={() => setAsked({ what: 'add' })}>
      {t(messages.add)}
    </Button>
  )
  return (
    <AccountPage title={t(accountMessages.addresses)}>
      {!customer && <Skeleton shape="block" />}
      {customer && addresses.length === 0 && (
        <EmptyState drawing="place" title={t(messages.none)} action={add}>
          {t(messages.noneText)}
        </EmptyState>
      )}
      {change.isError && <Alert tone="error">{t(problemMessage(change.error))}</Alert>}
      {addresses.length > 0 && (
        <>
          <ul className={styles.list} role="list">
            {addresses.map((address) => (
              <AddressCard
                key={address.addressId}
                address={address}
                onEdit={() => setAsked({ what: 'edit', address })}
                onRemove={() => setAsked({ what: 'remove', address })}
                onPrefer={() => change.mutate({ name: address.addressId, changes: { preferred: true } })}
                preferring={change.isPending && change.variables.name === address.addressId}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {asked?.what === 'add' && <AddressDialog onDone={closeWith('saved')} onClose={close} />}
      {asked?.what === 'edit' && (
        <AddressDialog address={asked.address} onDone={closeWith('saved')} onClose={close} />
      )}
      {asked?.what === 'remove' && (
        <RemoveDialog address={asked.address} onDone={closeWith('removed')} onClose={close} />
      )}
    </AccountPage>
  )
}

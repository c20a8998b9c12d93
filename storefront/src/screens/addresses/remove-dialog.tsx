import { problemMessage } from '../../api/problem-message.ts'
import { type SavedAddress, useAddressWrites } from '../../features/customer/index.ts'
import { addressText } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { RemovalDialog } from '../../ui/index.ts'
import { messages } from './messages.ts'

type RemoveDialogProps = { address: SavedAddress; onDone: () => void; onClose: () => void }

/** Asks before an address is removed. */
export const RemoveDialog = ({ address, onDone, onClose }: RemoveDialogProps) => {
  const t = useText()
  const { remove } = useAddressWrites()
  return (
    <RemovalDialog
      title={t(messages.removeTitle, { name: address.addressId })}
      closeLabel={t(messages.close)}
      removeLabel={t(messages.remove)}
      keepLabel={t(messages.cancel)}
      pending={remove.isPending}
      pendingLabel={t(messages.working)}
      error={remove.isError ? t(problemMessage(remove.error)) : undefined}
      onRemove={() => remove.mutate(address.addressId, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{addressText(address)}</p>
    </RemovalDialog>
  )
}

import { problemMessage } from '../../api/problem-message.ts'
import { useAddressWrites } from '../../features/customer/index.ts'
import { addressText } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Dialog, Row } from '../../ui/index.ts'
import type { SavedAddress } from './address.ts'
import { messages } from './messages.ts'

type RemoveDialogProps = { address: SavedAddress; onDone: () => void; onClose: () => void }

/** Asks before an address goes. */
export const RemoveDialog = ({ address, onDone, onClose }: RemoveDialogProps) => {
  const t = useText()
  const { remove } = useAddressWrites()
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t(messages.removeTitle, { name: address.addressId })}
      closeLabel={t(messages.close)}
      footer={
        <Row gap={3}>
          <Button
            variant="danger"
            pending={remove.isPending}
            pendingLabel={t(messages.working)}
            onClick={() => remove.mutate(address.addressId, { onSuccess: onDone })}
          >
            {t(messages.remove)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(messages.cancel)}
          </Button>
        </Row>
      }
    >
      <p>{addressText(address)}</p>
      {remove.isError && <Alert tone="error">{t(problemMessage(remove.error))}</Alert>}
    </Dialog>
  )
}

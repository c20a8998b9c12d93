import { useText } from '../../../lib/i18n/text.tsx'
import { Button, Dialog, Row } from '../../../ui/index.ts'
import { messages } from '../messages.ts'

type ConfirmRemoveProps = { open: boolean; onKeep: () => void; onRemove: () => void }

/** Asks before a line is removed (S2.139). */
export const ConfirmRemove = ({ open, onKeep, onRemove }: ConfirmRemoveProps) => {
  const t = useText()
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={t(messages.removeTitle)}
      closeLabel={t(messages.close)}
      size="small"
      footer={
        <Row gap={3} justify="end">
          <Button variant="secondary" onClick={onKeep}>
            {t(messages.keep)}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {t(messages.yesRemove)}
          </Button>
        </Row>
      }
    >
      <p>{t(messages.removeQuestion)}</p>
    </Dialog>
  )
}

import { useText } from '../../lib/i18n/text.tsx'
import { Button, Dialog, Row } from '../../ui/index.ts'
import { messages } from './messages.ts'

type ConfirmCountryProps = { open: boolean; saving: boolean; onNo: () => void; onYes: () => void }

/** Asks before a change of country, since what is in the cart may not be sold there (S2.167, S2.168). */
export const ConfirmCountry = ({ open, saving, onNo, onYes }: ConfirmCountryProps) => {
  const t = useText()
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={t(messages.confirmTitle)}
      closeLabel={t(messages.close)}
      size="small"
      footer={
        <Row gap={3} justify="end">
          <Button variant="secondary" onClick={onNo} disabled={saving}>
            {t(messages.no)}
          </Button>
          <Button onClick={onYes} pending={saving} pendingLabel={t(messages.saving)}>
            {t(messages.yes)}
          </Button>
        </Row>
      }
    >
      <p>{t(messages.confirm)}</p>
    </Dialog>
  )
}

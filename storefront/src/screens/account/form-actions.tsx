import { useText } from '../../lib/i18n/text.tsx'
import { Button, Row } from '../../ui/index.ts'
import { messages } from './messages.ts'

type FormActionsProps = { valid: boolean; pending: boolean; onCancel: () => void; label?: string }

/** Save and cancel under a form. */
export const FormActions = ({ valid, pending, onCancel, label }: FormActionsProps) => {
  const t = useText()
  return (
    <Row gap={3}>
      <Button type="submit" looksDisabled={!valid} pending={pending} pendingLabel={t(messages.saving)}>
        {label ?? t(messages.save)}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {t(messages.cancel)}
      </Button>
    </Row>
  )
}

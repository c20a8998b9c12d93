import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate } from '../../lib/router/context.tsx'
import { Dialog, Stack } from '../../ui/index.ts'
import { messages } from './form-messages.ts'
import { QuoteForm } from './quote-form.tsx'
import type { QuoteSubject } from './use-request-quote.ts'

type ListDialogProps = { title: string; subject: QuoteSubject; onClose: () => void }

/** Asks for a tool's list alone; what lies in the cart stays there. */
export const ListDialog = ({ title, subject, onClose }: ListDialogProps) => {
  const t = useText()
  const navigate = useNavigate()
  return (
    <Dialog open onClose={onClose} title={t(messages.listTitle)} closeLabel={t(messages.close)}>
      <Stack gap={4}>
        <p>{t(messages.listText, { title })}</p>
        <QuoteForm
          subject={subject}
          onSent={({ OpportunityId }) => navigate(`/opportunity/${OpportunityId}`)}
        />
      </Stack>
    </Dialog>
  )
}

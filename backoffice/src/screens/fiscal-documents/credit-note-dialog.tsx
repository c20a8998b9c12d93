import { useEnv } from '../../api/env.tsx'
import { type CreditNote, fiscal } from '../../api/fiscal.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { useRecord } from '../../features/record/index.ts'
import { TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Takes the number that the bookkeeping gave a credit note. */
export const CreditNoteDialog = ({ note, onClose }: { note: CreditNote; onClose(): void }) => {
  const { call, t, format } = useEnv()
  const { refundId, total, currency, reason } = note
  const { record, change } = useRecord<CreditNote>({
    queryKey: [fiscal.getFiscalCreditNote, refundId],
    read: () => call.tagged(fiscal.getFiscalCreditNote, { params: { refundId } }),
    shownBy: [fiscal.searchFiscalDocuments, fiscal.getFiscalDocument],
  })
  const save = (form: FormData) => {
    const issuedDate = textIn(form, 'issuedDate')
    const body = { number: textIn(form, 'number'), ...(issuedDate === '' ? {} : { issuedDate }) }
    return change(
      (ifMatch) => call.tagged(fiscal.setCreditNoteNumber, { params: { refundId }, body, ifMatch }),
      t(messages.saved),
    )
  }
  const shown = record ?? note
  return (
    <Confirm
      title={t(messages.save)}
      why={`−${format.money(total, currency)} · ${reason}`}
      keepLabel={t(messages.keep)}
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        key={shown.number}
        label={t(messages.noteNumber)}
        name="number"
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={shown.number}
      />
      <TextField
        key={`${shown.number} day`}
        label={t(messages.issuedDate)}
        name="issuedDate"
        type="date"
        defaultValue={shown.issuedDate ?? shown.day}
      />
    </Confirm>
  )
}

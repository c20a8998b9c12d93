import { passwordChecklist } from '../../../../facts/password.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Checklist } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** The five rules of a password, ticked while typing (S2.091). */
export const PasswordChecklist = ({ value }: { value: string }) => {
  const t = useText()
  return (
    <Checklist
      label={t(messages.rules)}
      doneLabel={t(messages.met)}
      openLabel={t(messages.missing)}
      items={passwordChecklist.map(({ id, passes }) => ({ id, label: t(messages[id]), done: passes(value) }))}
    />
  )
}

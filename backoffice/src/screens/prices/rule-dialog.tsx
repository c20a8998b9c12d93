import { type FormEvent } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Button, Dialog, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './prices.module.css'

/** What amounts are rounded to, in hundredths. */
export const roundingSteps = [1, 5, 10, 50, 100]

type RuleDialogProps = {
  count: number
  /** A share (0.04) and a step in hundredths. */
  onApply(share: number, step: number): void
  onClose(): void
}

/** All prices of the list by some per cent, rounded. */
export const RuleDialog = ({ count, onApply, onClose }: RuleDialogProps) => {
  const { t } = useEnv()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onApply(Number(form.get('percent')) / 100, Number(form.get('step')))
    onClose()
  }
  return (
    <Dialog title={t(messages.rule)} closeLabel={t(messages.close)} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{t(messages.ruleWhy, count)}</p>
        <TextField
          label={t(messages.percent)}
          hint={t(messages.percentHint)}
          name="percent"
          type="number"
          step="0.1"
          min="-90"
          max="500"
          required
          autoFocus
        />
        <SelectField label={t(messages.round)} name="step" defaultValue={5}>
          {roundingSteps.map((step) => (
            <option key={step} value={step}>
              {(step / 100).toFixed(2)}
            </option>
          ))}
        </SelectField>
        <Button kind="main" type="submit">
          {t(messages.apply)}
        </Button>
      </form>
    </Dialog>
  )
}

import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { mostRows } from '../../features/list/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, CheckField, Dialog, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './prices.module.css'

/** What amounts are rounded to, in hundredths. */
export const roundingSteps = [1, 5, 10, 50, 100]

type RuleDialogProps = {
  /** Prices of the page, and of all pages. */
  count: number
  total: number
  /** A share (0.04) and a step in hundredths; `isAll`: of all that match, not of the page alone. */
  onApply(share: number, step: number, isAll: boolean): Promise<void>
  onClose(): void
}

/** All prices of the list by some per cent, rounded. */
export const RuleDialog = ({ count, total, onApply, onClose }: RuleDialogProps) => {
  const { t, format } = useEnv()
  const [isAll, setAll] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFailure(undefined)
    try {
      await onApply(Number(form.get('percent')) / 100, Number(form.get('step')), isAll)
      onClose()
    } catch (caught) {
      setFailure(caught)
      setBusy(false)
    }
  }
  return (
    <Dialog title={t(messages.rule)} closeLabel={t(messages.close)} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {failure ? <ProblemNotice error={failure} /> : null}
        <p>{t(messages.ruleWhy, isAll ? total : count)}</p>
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
        {total > count && (
          <CheckField
            label={t(messages.ruleAll, format.number(total))}
            checked={isAll}
            disabled={total > mostRows}
            onChange={() => setAll(!isAll)}
          />
        )}
        {total > mostRows && <p>{t(messages.ruleMost, format.number(mostRows))}</p>}
        <Button kind="main" type="submit" isBusy={isBusy}>
          {t(messages.apply)}
        </Button>
      </form>
    </Dialog>
  )
}

import { useEnv } from '../../api/env.tsx'
import { SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { raisePrice } from './price-row.ts'

/** What amounts are rounded to, in hundredths. */
const roundingSteps = [1, 5, 10, 50, 100]

/** What new prices are rounded to. */
export const RoundingField = () => {
  const { t } = useEnv()
  return (
    <SelectField label={t(messages.round)} name="step" defaultValue={5}>
      {roundingSteps.map((step) => (
        <option key={step} value={step}>
          {(step / 100).toFixed(2)}
        </option>
      ))}
    </SelectField>
  )
}

/** By how many per cent prices move, and to what they are rounded. */
export const RuleFields = () => {
  const { t } = useEnv()
  return (
    <>
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
      <RoundingField />
    </>
  )
}

/** The rule that a form with `RuleFields` says: a price in hundredths to its new one. */
export const ruleIn = (form: FormData): ((minor: number) => number) => {
  const [share, step] = [Number(form.get('percent')) / 100, Number(form.get('step'))]
  return (minor) => raisePrice(minor, share, step)
}

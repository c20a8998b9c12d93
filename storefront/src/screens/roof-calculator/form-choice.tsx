import { memo } from 'react'
import type { RoofForm } from '../../../../trade/roof/forms.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { type Question, roofForms, roofMessages } from '../../features/roof/index.ts'
import { FormPicture } from './form-picture.tsx'
import { messages } from './messages.ts'
import styles from './roof-calculator.module.css'

type FormChoiceProps = { form: RoofForm; onChange: (change: Partial<Question>) => void }

/** The form of the roof, as small plans. Measures change at each key, this does not. */
export const FormChoice = memo(({ form, onChange }: FormChoiceProps) => {
  const t = useText()
  return (
    <fieldset>
      <legend className={styles.legend}>{t(messages.form)}</legend>
      <div className={styles.forms}>
        {roofForms.map((one) => (
          <label key={one} className={styles.formChoice}>
            <input
              type="radio"
              name="f"
              value={one}
              checked={one === form}
              onChange={() => onChange({ f: one })}
            />
            <FormPicture form={one} />
            <span>{t(roofMessages[`form-${one}`])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

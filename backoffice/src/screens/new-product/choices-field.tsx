import { useId } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useAttributes } from '../../features/attributes/index.ts'
import { localText } from '../../lib/local-text.ts'
import { Button, IconButton, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { NewProduct } from './new-product-form.ts'
import styles from './new-product.module.css'

type Choices = NewProduct['choices']

/** What variants differ by: an attribute of the shop and its values. */
export const ChoicesField = ({ choices, onChange }: { choices: Choices; onChange(next: Choices): void }) => {
  const { t, language } = useEnv()
  const known = useAttributes()
  const listId = useId()
  return (
    <div className={styles.choices}>
      {choices.map((choice, at) => {
        const attribute = known.find(({ id }) => id === choice.id)
        return (
          <div key={at} className={styles.choice}>
            <SelectField
              label={t(messages.choice)}
              value={choice.id}
              onChange={({ target }) => onChange(choices.with(at, { ...choice, id: target.value }))}
            >
              <option value="">{t(messages.choose)}</option>
              {known
                .filter(({ id }) => id === choice.id || !choices.some((one) => one.id === id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {localText(name, language)}
                  </option>
                ))}
            </SelectField>
            <TextField
              label={t(messages.values)}
              hint={attribute?.values?.map(({ value }) => value).join(', ') || t(messages.valuesHint)}
              list={`${listId}${at}`}
              value={choice.values}
              onChange={({ target }) => onChange(choices.with(at, { ...choice, values: target.value }))}
            />
            <IconButton
              icon="close"
              label={t(messages.dropChoice, at + 1)}
              onClick={() => onChange(choices.toSpliced(at, 1))}
            />
          </div>
        )
      })}
      {choices.length < 4 && (
        <span>
          <Button icon="plus" onClick={() => onChange([...choices, { id: '', values: '' }])}>
            {t(messages.addChoice)}
          </Button>
        </span>
      )}
    </div>
  )
}

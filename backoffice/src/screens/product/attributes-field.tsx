import { useId } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useAttributes } from '../../features/attributes/index.ts'
import { useEditing } from '../../features/editor/index.ts'
import { localText } from '../../lib/local-text.ts'
import { IconButton, Section, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './product.module.css'

/** What it is told apart and filtered by, beside what its variants choose. */
export const AttributesField = () => {
  const { t, language } = useEnv()
  const { editor, mayWrite } = useEditing()
  const known = useAttributes()
  const listId = useId()
  const values = (editor.valueAt('c_attributes') ?? {}) as Record<string, string>
  const set = (next: Record<string, string>) => editor.change('c_attributes', next)
  const titleOf = (id: string) => {
    const attribute = known.find((one) => one.id === id)
    return attribute ? localText(attribute.name, language) : id
  }
  const free = known.filter(({ id }) => !(id in values))
  return (
    <Section title={t(messages.attributes)}>
      <div className={styles.attributes}>
        {Object.entries(values).map(([id, value]) => (
          <div key={id} className={styles.attribute}>
            <TextField
              label={titleOf(id)}
              list={`${listId}${id}`}
              value={value}
              readOnly={!mayWrite}
              onChange={({ target }) => set({ ...values, [id]: target.value })}
            />
            <datalist id={`${listId}${id}`}>
              {known
                .find((one) => one.id === id)
                ?.values?.map((one) => (
                  <option key={one.value} value={one.value}>
                    {localText(one.name, language)}
                  </option>
                ))}
            </datalist>
            {mayWrite && (
              <IconButton
                icon="close"
                label={t(messages.takeOut, titleOf(id))}
                onClick={() => {
                  const { [id]: _gone, ...rest } = values
                  set(rest)
                }}
              />
            )}
          </div>
        ))}
        {mayWrite && free.length > 0 && (
          <SelectField
            label={t(messages.addAttribute)}
            value=""
            onChange={({ target }) => set({ ...values, [target.value]: '' })}
          >
            <option value="">{t(messages.choose)}</option>
            {free.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </Section>
  )
}

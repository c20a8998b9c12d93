import { useText } from '../../api/env.tsx'
import { IconButton, SelectField, TextField } from '../../ui/index.ts'
import { useState } from 'react'
import styles from './editor.module.css'
import { messages } from './messages.ts'

type TagsFieldProps = {
  label: string
  hint?: string
  value: readonly string[]
  onChange(value: string[]): void
  /** What can be chosen; without them anything is typed, and Enter adds it. */
  options?: readonly { value: string; title: string }[]
  disabled?: boolean
}

/** Any number of things: chosen from a list, or typed. */
export const TagsField = ({ label, hint, value, onChange, options, disabled }: TagsFieldProps) => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const added = text.split(/[\s,;]+/).filter((one) => one !== '' && !value.includes(one))
    if (added.length > 0) onChange([...value, ...added])
    setTyped('')
  }
  return (
    <div>
      {options ? (
        <SelectField
          label={label}
          hint={hint}
          value=""
          disabled={disabled}
          onChange={({ target }) => onChange([...value, target.value])}
        >
          <option value="">{t(messages.choose)}</option>
          {options
            .filter((one) => !value.includes(one.value))
            .map((one) => (
              <option key={one.value} value={one.value}>
                {one.title}
              </option>
            ))}
        </SelectField>
      ) : (
        <TextField
          label={label}
          hint={hint}
          value={typed}
          readOnly={disabled}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed === '') return
            event.preventDefault()
            add(typed)
          }}
        />
      )}
      {value.length > 0 && (
        <ul className={styles.tags}>
          {value.map((one) => {
            const title = options?.find((option) => option.value === one)?.title.trim() ?? one
            return (
              <li key={one} className={styles.tag}>
                {title}
                {!disabled && (
                  <IconButton
                    icon="close"
                    label={t(messages.takeOff, title)}
                    onClick={() => onChange(value.filter((other) => other !== one))}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

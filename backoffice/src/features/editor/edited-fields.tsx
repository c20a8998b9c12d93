import type { ReactNode } from 'react'
import { useText } from '../../api/env.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/index.ts'
import { ChipsField } from './chips-field.tsx'
import { faultAt, useEditing } from './editor-context.ts'
import styles from './editor.module.css'
import { messages } from './messages.ts'

/** Fields side by side where there is room. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
)

/** A member of the document, what is wrong with it, and how it changes. */
const useMember = (path: string) => {
  const t = useText()
  const { editor, mayWrite } = useEditing()
  return {
    value: editor.valueAt(path),
    error: faultAt(t, editor.failure, path),
    mayWrite,
    set: (value: unknown) => editor.change(path, value),
  }
}

type Member = { path: string; label: string; hint?: string }

export const EditedText = ({
  path,
  label,
  hint,
  isLong,
  lang,
  type,
}: Member & { isLong?: boolean; lang?: string; type?: 'datetime-local' | 'date' }) => {
  const { value, error, mayWrite, set } = useMember(path)
  const common = {
    label,
    hint,
    error,
    lang,
    value: typeof value === 'string' ? value : '',
    readOnly: !mayWrite,
  }
  return isLong ? (
    <TextArea {...common} onChange={({ target }) => set(target.value)} />
  ) : (
    <TextField {...common} type={type} onChange={({ target }) => set(target.value)} />
  )
}

/** A text in both languages. `spanish`: the member that holds the Spanish one; `part`: below each language. */
export const EditedTexts = ({
  path,
  label,
  isLong,
  spanish = 'default',
  part = '',
}: Member & { isLong?: boolean; spanish?: 'default' | 'es'; part?: string }) => {
  const t = useText()
  return (
    <>
      <EditedText
        path={`${path}.${spanish}${part}`}
        label={`${label} (${t(messages.spanish)})`}
        lang="es"
        isLong={isLong}
      />
      <EditedText
        path={`${path}.en${part}`}
        label={`${label} (${t(messages.english)})`}
        lang="en"
        isLong={isLong}
      />
    </>
  )
}

export const EditedNumber = ({ path, label, hint, min = 0 }: Member & { min?: number }) => {
  const { value, error, mayWrite, set } = useMember(path)
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      type="number"
      step="any"
      min={min}
      value={typeof value === 'number' ? value : ''}
      readOnly={!mayWrite}
      onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
    />
  )
}

export const EditedFlag = ({ path, label }: Member) => {
  const { value, mayWrite, set } = useMember(path)
  return (
    <CheckField
      label={label}
      checked={value === true}
      disabled={!mayWrite}
      onChange={({ target }) => set(target.checked)}
    />
  )
}

type Options = readonly { value: string; title: string }[]

/** One of several; with `none` a choice of nothing comes first. */
export const EditedSelect = ({
  path,
  label,
  hint,
  options,
  none,
}: Member & { options: Options; none?: string }) => {
  const { value, error, mayWrite, set } = useMember(path)
  const now = typeof value === 'string' ? value : ''
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      value={now}
      disabled={!mayWrite}
      onChange={({ target }) => set(target.value === '' ? null : target.value)}
    >
      {(none !== undefined || now === '') && <option value="">{none}</option>}
      {now !== '' && !options.some((one) => one.value === now) && <option value={now}>{now}</option>}
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.title}
        </option>
      ))}
    </SelectField>
  )
}

export const EditedChips = ({ path, label, options }: Member & { options: Options }) => {
  const { value, error, mayWrite, set } = useMember(path)
  return (
    <ChipsField
      label={label}
      options={options}
      value={Array.isArray(value) ? (value as string[]) : []}
      disabled={!mayWrite}
      error={error}
      onChange={set}
    />
  )
}

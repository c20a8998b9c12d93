import { type ReactNode, useState } from 'react'
import { useText } from '../../api/env.tsx'
import { htmlOf, textOf, type TextShape } from '../../lib/marked-text.ts'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/index.ts'
import { ChipsField } from './chips-field.tsx'
import { faultAt, useEditing } from './editor-context.ts'
import styles from './editor.module.css'
import { messages } from './messages.ts'

/** Fields side by side where there is room. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
)

/** Two fields that belong together, beside one another in `Fields` whatever stands before them. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>

/** A member of the document, what is wrong with it, and how it changes. */
const useMember = (path: string) => {
  const t = useText()
  const { editor, mayWrite } = useEditing()
  return {
    value: editor.valueAt(path),
    error: faultAt(t, editor, path),
    mayWrite,
    set: (value: unknown) => editor.change(path, value),
  }
}

type Member = { path: string; label: string; hint?: string }

type MarkedTextProps = {
  shape: TextShape
  field: { label: string; error: string | undefined; lang: string | undefined; readOnly: boolean }
  html: string
  onChange(html: string): void
}

/** A text that the shop keeps as HTML, written without tags; one that has others in it is edited as it is kept. */
const MarkedText = ({ shape, field, html, onChange }: MarkedTextProps) => {
  const t = useText()
  const [typed, setTyped] = useState<{ text: string; html: string }>()
  // Blanks and empty lines that are being typed are not kept, and stay in the field all the same.
  const text = typed?.html === html ? typed.text : textOf(html, shape)
  const Input = shape === 'line' ? TextField : TextArea
  return (
    <Input
      {...field}
      hint={text === undefined ? t(messages.asHtml) : t(messages.bold)}
      value={text ?? html}
      onChange={({ target }: { target: { value: string } }) => {
        const next = text === undefined ? target.value : htmlOf(target.value, shape)
        if (text !== undefined) setTyped({ text: target.value, html: next })
        onChange(next)
      }}
    />
  )
}

type TextKind = {
  isLong?: boolean | undefined
  /** Kept as HTML, and written as people mark messages. */
  marked?: TextShape | undefined
}

export const EditedText = ({
  path,
  label,
  hint,
  isLong,
  marked,
  lang,
  type,
}: Member & TextKind & { lang?: string; type?: 'datetime-local' | 'date' }) => {
  const { value, error, mayWrite, set } = useMember(path)
  const common = {
    label,
    hint,
    error,
    lang,
    value: typeof value === 'string' ? value : '',
    readOnly: !mayWrite,
  }
  if (marked)
    return (
      <MarkedText
        shape={marked}
        field={{ label, error, lang, readOnly: !mayWrite }}
        html={common.value}
        onChange={set}
      />
    )
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
  spanish = 'default',
  part = '',
  ...kind
}: Member & TextKind & { spanish?: 'default' | 'es'; part?: string }) => {
  const t = useText()
  return (
    <Pair>
      <EditedText
        path={`${path}.${spanish}${part}`}
        label={`${label} (${t(messages.spanish)})`}
        lang="es"
        {...kind}
      />
      <EditedText
        path={`${path}.en${part}`}
        label={`${label} (${t(messages.english)})`}
        lang="en"
        {...kind}
      />
    </Pair>
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

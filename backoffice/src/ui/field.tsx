import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

type FieldProps = {
  label: string
  /** What helps before a mistake. */
  hint?: ReactNode
  /** What is wrong with it. */
  error?: string | undefined
  /** Only readers of the screen are told the label. */
  isLabelHidden?: boolean
}
type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

const Field = ({
  label,
  hint,
  error,
  isLabelHidden,
  children,
}: FieldProps & { children: (control: Described) => ReactNode }) => {
  const id = useId()
  const noteId = `${id}note`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={noteId} className={styles.error}>
          <Icon name="alert" size={14} />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

const fieldOf = <P extends FieldProps>({ label, hint, error, isLabelHidden, ...rest }: P) => ({
  field: { label, hint, error, isLabelHidden },
  rest,
})

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & FieldProps

export const TextField = (props: TextFieldProps) => {
  const { field, rest } = fieldOf(props)
  return (
    <Field {...field}>
      {(control) => (
        <input type="text" {...rest} {...control} className={classNames(styles.control, rest.className)} />
      )}
    </Field>
  )
}

export const SelectField = (props: SelectHTMLAttributes<HTMLSelectElement> & FieldProps) => {
  const { field, rest } = fieldOf(props)
  return <Field {...field}>{(control) => <select {...rest} {...control} className={styles.control} />}</Field>
}

export const TextArea = (props: TextareaHTMLAttributes<HTMLTextAreaElement> & FieldProps) => {
  const { field, rest } = fieldOf(props)
  return (
    <Field {...field}>
      {(control) => <textarea rows={4} {...rest} {...control} className={styles.control} />}
    </Field>
  )
}

type CheckFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; isLabelHidden?: boolean }

/** A box to tick, with its label beside it. */
export const CheckField = ({ label, isLabelHidden, ...rest }: CheckFieldProps) => (
  <label className={styles.check}>
    <input type="checkbox" {...rest} />
    <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
  </label>
)

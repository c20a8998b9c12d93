// @chunk amounts
import { type ReactNode, useId, useMemo } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { FieldContext } from './field-context.ts'
import styles from './field.module.css'

type FieldProps = {
  label: ReactNode
  /** Draws the red star (S2.189) and sets aria-required; the form's own messages do the checking. */
  required?: boolean
  hint?: ReactNode
  /** Shown under the control, tied to it and announced when it appears. */
  error?: ReactNode
  /** The control's id; one is made when it is left out. */
  id?: string
  children: ReactNode
  className?: string
}

/** Label, one control, hint and error. The control inside takes its attributes from here. */
export const Field = ({ label, required = false, hint, error, id, children, className }: FieldProps) => {
  const made = useId()
  const control = id ?? made
  const invalid = Boolean(error)
  const describedBy =
    classNames(hint ? `${control}-hint` : undefined, invalid && `${control}-error`) || undefined
  const state = useMemo(
    () => ({ id: control, describedBy, invalid, required }),
    [control, describedBy, invalid, required],
  )
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={control}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      <FieldContext value={state}>{children}</FieldContext>
      {hint && (
        <p id={`${control}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${control}-error`}>{error}</FieldError>
    </div>
  )
}

/** The error line of a control; its box is always there, so that what appears in it is announced. */
export const FieldError = ({ id, children }: { id: string; children?: ReactNode }) => (
  <div id={id} aria-live="polite">
    {children && (
      <p className={styles.error}>
        <Icon name="error" size={16} />
        <span>{children}</span>
      </p>
    )}
  </div>
)

import { lazy, type ReactNode } from 'react'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Checkbox, DateInput, Field, PasswordInput, Select, Textarea, TextInput } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { PhoneInput } from './phone-input.tsx'
import type { Attachments } from './use-attachments.ts'

/** Brings more than a plain field, so it comes when a form shows it. */
const AttachmentField = lazy(() =>
  import('./attachment-field.tsx').then((module) => ({ default: module.AttachmentField })),
)

type Common = {
  name: string
  label: string
  required?: boolean
  hint?: ReactNode
  /** Shown under the field and announced. */
  error?: string
  disabled?: boolean
  onBlur?: () => void
}
type Texts = Common & { value: string; onChange: (value: string) => void; autoComplete?: string }

/** Every kind of field a form can ask for [S2.187]. */
export type FormFieldProps =
  | (Texts & {
      type: 'text' | 'email' | 'tel' | 'number' | 'textarea'
      maxLength?: number
      placeholder?: string
    })
  | (Texts & { type: 'password' | 'phone' | 'date' | 'birth-date' })
  | (Texts & { type: 'select'; options: readonly { value: string; label: string }[]; placeholder?: string })
  | (Common & { type: 'checkbox'; value: boolean; onChange: (value: boolean) => void })
  | { type: 'hidden'; name: string; value: string }
  | (Common & { type: 'files'; attachments: Attachments })

type TextField = Extract<FormFieldProps, { label: string; onChange: (value: string) => void }>

const Control = (props: TextField) => {
  const t = useText()
  const { type, name, value, onChange, onBlur, disabled, autoComplete } = props
  const shared = { name, value, onBlur, disabled, autoComplete }
  const onText = (event: { target: { value: string } }) => onChange(event.target.value)
  switch (type) {
    case 'password':
      return (
        <PasswordInput
          {...shared}
          showLabel={t(messages.show)}
          hideLabel={t(messages.hide)}
          onChange={onText}
        />
      )
    case 'phone':
      return <PhoneInput {...shared} onChange={onChange} />
    case 'date':
      return <DateInput {...shared} placeholder={t(messages.dateFormat)} onChange={onChange} />
    case 'birth-date':
      return (
        <DateInput
          {...shared}
          autoComplete={autoComplete ?? 'bday'}
          placeholder={t(messages.dateFormat)}
          onChange={onChange}
        />
      )
    case 'select':
      return (
        <Select {...shared} onChange={onText}>
          {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )
    case 'textarea':
      return (
        <Textarea {...shared} maxLength={props.maxLength} placeholder={props.placeholder} onChange={onText} />
      )
    default:
      return (
        <TextInput
          {...shared}
          type={type}
          inputMode={type === 'number' ? 'decimal' : undefined}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          onChange={onText}
        />
      )
  }
}

/**
 * One field of a form, of whatever kind, with label, hint and error. A phone keeps its digits alone and follows the rule
 * of 8 to 15; a tel is a plain one.
 */
export const FormField = (props: FormFieldProps) => {
  if (props.type === 'hidden') return <input type="hidden" name={props.name} value={props.value} readOnly />
  const { label, required, hint, error } = props
  if (props.type === 'files')
    return (
      <LazyBoundary>
        <AttachmentField label={label} attachments={props.attachments} error={error} />
      </LazyBoundary>
    )
  if (props.type === 'checkbox')
    return (
      <Checkbox
        name={props.name}
        label={label}
        detail={hint}
        required={required}
        error={error}
        disabled={props.disabled}
        checked={props.value}
        onBlur={props.onBlur}
        onChange={(event) => props.onChange(event.target.checked)}
      />
    )
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      <Control {...props} />
    </Field>
  )
}

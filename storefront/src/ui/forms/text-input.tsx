import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldAttributes } from './field-context.ts'
import styles from './input.module.css'

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
  /** Fixed text before or after what is typed, such as a dialling code or a unit. */
  prefix?: ReactNode
  suffix?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text; inside a `Field` it takes label, hint and error from there. */
export const TextInput = ({ prefix, suffix, className, type = 'text', ...rest }: TextInputProps) => {
  const field = useFieldAttributes()
  const boxed = prefix !== undefined || suffix !== undefined
  const input = (
    <input type={type} className={classNames(styles.input, !boxed && className)} {...field} {...rest} />
  )
  if (!boxed) return input
  return (
    <div className={classNames(styles.box, className)}>
      {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
      {input}
      {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
    </div>
  )
}

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

/** Several lines of text; five rows unless told otherwise. */
export const Textarea = ({ className, rows = 5, ...rest }: TextareaProps) => {
  const field = useFieldAttributes()
  return (
    <textarea rows={rows} className={classNames(styles.input, styles.area, className)} {...field} {...rest} />
  )
}

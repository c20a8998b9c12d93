import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useFieldAttributes } from './field-context.ts'
import styles from './input.module.css'

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  showLabel: string
  hideLabel: string
  ref?: Ref<HTMLInputElement>
}

/** A password one may look at; paste and password managers work as usual. */
export const PasswordInput = ({ showLabel, hideLabel, ...rest }: PasswordInputProps) => {
  const [shown, setShown] = useState(false)
  const field = useFieldAttributes()
  return (
    <div className={styles.box}>
      <input
        type={shown ? 'text' : 'password'}
        className={styles.input}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        {...rest}
      />
      <button
        type="button"
        className={styles.reveal}
        aria-label={shown ? hideLabel : showLabel}
        aria-controls={field.id}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  )
}

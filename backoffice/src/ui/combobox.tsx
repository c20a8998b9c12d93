import { type ReactNode, useId, useState } from 'react'
import styles from './combobox.module.css'
import { TextField, type TextFieldProps } from './field.tsx'

type ComboboxProps<Option> = Pick<
  TextFieldProps,
  'label' | 'hint' | 'placeholder' | 'required' | 'autoFocus'
> & {
  value: string
  onValue(value: string): void
  options: readonly Option[]
  idOf(option: Option): string
  onChoose(option: Option): void
  /** Whether the options were found for what stands in the field; until then Enter chooses none. */
  isCurrent?: boolean
  /** Enter where there is no option to choose. */
  onEnter?(): void
  /** What a line of the list says. */
  children(option: Option): ReactNode
}

/** A field of words with a list below it of what they may mean: arrows and Enter, or a press, choose one. Escape empties it. */
export const Combobox = <Option,>(props: ComboboxProps<Option>) => {
  const { label, value, onValue, options, idOf, onChoose, isCurrent = true, onEnter, children } = props
  const { hint, placeholder, required, autoFocus } = props
  const id = useId()
  const [at, setAt] = useState(0)
  const current = Math.min(at, options.length - 1)
  const choose = (option: Option) => {
    setAt(0)
    onChoose(option)
  }
  return (
    <>
      <TextField
        {...{ label, hint, placeholder, required, autoFocus, value }}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-activedescendant={options[current] ? `${id}${current}` : undefined}
        autoComplete="off"
        onChange={({ target }) => {
          setAt(0)
          onValue(target.value)
        }}
        onKeyDown={(event) => {
          const option = isCurrent ? options[current] : undefined
          if (event.key === 'ArrowDown') setAt(Math.min(options.length - 1, current + 1))
          else if (event.key === 'ArrowUp') setAt(Math.max(0, current - 1))
          else if (event.key === 'Enter' && option) choose(option)
          else if (event.key === 'Enter' && onEnter) onEnter()
          else if (event.key === 'Escape' && value !== '') onValue('')
          else return
          event.preventDefault()
        }}
      />
      <div id={id} role="listbox" aria-label={label} className={styles.list} hidden={options.length === 0}>
        {options.map((option, index) => (
          <div
            key={idOf(option)}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={styles.option}
            onMouseMove={() => setAt(index)}
            onClick={() => choose(option)}
          >
            {children(option)}
          </div>
        ))}
      </div>
    </>
  )
}

import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { useFieldAttributes } from './field-context.ts'
import styles from './input.module.css'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }

/** The system's own list; options are its children. */
export const Select = ({ className, children, ...rest }: SelectProps) => {
  const field = useFieldAttributes()
  return (
    <span className={classNames(styles.selectHost, className)}>
      <select className={classNames(styles.input, styles.select)} {...field} {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" size={16} className={styles.arrow} />
    </span>
  )
}

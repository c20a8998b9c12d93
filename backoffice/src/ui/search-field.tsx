import type { InputHTMLAttributes } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

type SearchFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string }

/** Words that a list is searched by; the label is read aloud, and shown as long as nothing is typed. */
export const SearchField = ({ label, className, ...input }: SearchFieldProps) => (
  <span className={classNames(styles.search, className)}>
    <Icon name="search" />
    <input type="search" aria-label={label} placeholder={label} {...input} />
  </span>
)

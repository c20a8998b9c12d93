import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its box. */
  wide?: boolean
}

/** Class of a button's look, for links and elements that are not `Button`. */
export const buttonClass = ({ variant = 'primary', size = 'medium', wide }: ButtonLook = {}): string =>
  classNames(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide)

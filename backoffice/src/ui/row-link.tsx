import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './row-link.module.css'

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

const RowAnchor = ({ className, children, ...rest }: AnchorProps) => (
  <a {...rest} className={classNames(styles.row, className)}>
    {children}
  </a>
)

/** A thing in a list of few, the whole row its link; the class that is given says how wide its parts are. */
export const RowLink = createLink(RowAnchor)

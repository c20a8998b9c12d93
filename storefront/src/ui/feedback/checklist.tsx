import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './checklist.module.css'

type ChecklistProps = {
  /** Spoken name of the list. */
  label: string
  items: readonly { id: string; label: string; done: boolean }[]
  /** Said after what is met and what is not. */
  doneLabel: string
  openLabel: string
  /** To tie it to the field it speaks of, with aria-describedby. */
  id?: string
}

/** Conditions that are met while one types. */
export const Checklist = ({ label, items, doneLabel, openLabel, id }: ChecklistProps) => (
  <ul id={id} role="list" aria-label={label} className={styles.list}>
    {items.map((item) => (
      <li key={item.id} className={classNames(styles.item, item.done && styles.done)}>
        {item.done ? <Icon name="check" size={16} /> : <span className={styles.box} aria-hidden />}
        <span>
          {item.label}
          <VisuallyHidden>{`: ${item.done ? doneLabel : openLabel}`}</VisuallyHidden>
        </span>
      </li>
    ))}
  </ul>
)

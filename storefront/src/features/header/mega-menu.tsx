import { useEffect, useRef } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { classNames, Icon } from '../../ui/index.ts'
import styles from './header.module.css'
import { type MenuCategory, visibleCategories } from '../../api/category-menu.ts'
import { menuHref } from './menu-query.ts'
import { messages } from './messages.ts'

type MegaMenuProps = {
  name: string
  category: MenuCategory
  /** Shows the level below each entry too. */
  columns?: boolean
}

/** The categories below one, and those below them where a shop has a third level. */
const Below = ({ category }: { category: MenuCategory }) => {
  const entries = visibleCategories(category)
  return entries.length === 0 ? null : (
    <ul role="list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link className={styles.child} to={menuHref(entry)}>
            {entry.name}
          </Link>
          <Below category={entry} />
        </li>
      ))}
    </ul>
  )
}

/** A menu that unfolds a panel of categories. Native, so that it opens without scripts; Escape and going on close it. */
export const MegaMenu = ({ name, category, columns }: MegaMenuProps) => {
  const t = useText()
  const { url } = useRoute()
  const host = useRef<HTMLDetailsElement>(null)
  // Going to another page closes the panel.
  useEffect(() => host.current?.removeAttribute('open'), [url])
  const entries = visibleCategories(category)
  if (entries.length === 0) return null
  return (
    <details
      ref={host}
      name="menu"
      className={styles.mega}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        host.current?.removeAttribute('open')
        host.current?.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          event.currentTarget.removeAttribute('open')
        }
      }}
    >
      <summary className={styles.menuLink}>
        {name}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={classNames(styles.panel, !columns && styles.beside)}>
        <ul className={columns ? styles.columns : styles.pictures} role="list">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Link className={columns ? styles.heading : styles.picture} to={menuHref(entry)}>
                {entry.image && <img src={entry.image} alt="" width={64} height={48} loading="lazy" />}
                {entry.name}
              </Link>
              {columns && <Below category={entry} />}
            </li>
          ))}
        </ul>
        {category.id !== 'root' && (
          <Link className={styles.feature} to={menuHref(category)}>
            {category.image && <img src={category.image} alt="" width={320} height={240} loading="lazy" />}
            {t(messages.all, { name: category.name })}
          </Link>
        )}
      </div>
    </details>
  )
}

import { Link } from '../../lib/router/link.tsx'
import type { BlockOf } from './asset.ts'
import styles from './content.module.css'

type LinksProps = {
  block: BlockOf<'links'>
  /** What an entry `action:name` does; without it the entry is left out. */
  actions?: Readonly<Record<string, () => void>>
}

const actionOf = (href: string, actions: LinksProps['actions'] = {}) =>
  href.startsWith('action:') ? actions[href.slice('action:'.length)] : undefined

/** A titled list of links, and of things to do. */
export const Links = ({ block, actions }: LinksProps) => (
  <section className={styles.links}>
    {block.title && <h2>{block.title}</h2>}
    <ul role="list">
      {block.items
        .filter(({ href }) => !href.startsWith('action:') || actionOf(href, actions))
        .map(({ href, label }) => {
          const act = actionOf(href, actions)
          return (
            <li key={href}>
              {act ? (
                <button type="button" className={styles.action} onClick={act}>
                  {label}
                </button>
              ) : (
                <Link to={href}>{label}</Link>
              )}
            </li>
          )
        })}
    </ul>
  </section>
)

import { Link } from '../../lib/router/link.tsx'
import type { BlockOf } from './asset.ts'
import styles from './content.module.css'

/** A titled list of links. */
export const Links = ({ block }: { block: BlockOf<'links'> }) => (
  <section className={styles.links}>
    <h2>{block.title}</h2>
    <ul role="list">
      {block.items.map((item) => (
        <li key={item.href}>
          <Link to={item.href}>{item.label}</Link>
        </li>
      ))}
    </ul>
  </section>
)

import { Link } from '../../lib/router/link.tsx'
import { Container, Icon } from '../../ui/index.ts'
import type { BlockOf } from './asset.ts'
import styles from './content.module.css'

/** The content block `doors`: one picture link per kind of project. */
export const Doors = ({ block }: { block: BlockOf<'doors'> }) => (
  <Container as="section" className={styles.section}>
    <h2>{block.title}</h2>
    <ul className={styles.doors} role="list">
      {block.items.map((item) => (
        <li key={item.title}>
          <Link className={styles.door} to={item.href ?? '/'}>
            {item.image && (
              <img src={item.image} alt={item.alt ?? ''} width={320} height={240} loading="lazy" />
            )}
            <span className={styles.doorTitle}>
              {item.title}
              <Icon name="arrow-right" size={20} />
            </span>
            {item.text && <span className={styles.doorText}>{item.text}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </Container>
)

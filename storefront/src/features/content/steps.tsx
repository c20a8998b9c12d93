import { Container } from '../../ui/index.ts'
import type { BlockOf } from './asset.ts'
import styles from './content.module.css'

/** Numbered steps of a how-to. */
export const Steps = ({ block }: { block: BlockOf<'steps'> }) => (
  <Container as="section" id={block.anchor} className={styles.section}>
    <h2>{block.title}</h2>
    <ol className={styles.steps}>
      {block.items.map((item) => (
        <li key={item.title} className={styles.step}>
          {item.image && (
            <img src={item.image} alt={item.alt ?? ''} width={320} height={200} loading="lazy" />
          )}
          <h3>{item.title}</h3>
          {item.text && <p>{item.text}</p>}
        </li>
      ))}
    </ol>
  </Container>
)

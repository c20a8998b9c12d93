import { Link } from '../../lib/router/link.tsx'
import { Container, LinkButton } from '../../ui/index.ts'
import type { BlockOf } from './asset.ts'
import styles from './content.module.css'

/** The opening of the home page: one strong picture and its question. */
export const Hero = ({ block }: { block: BlockOf<'hero'> }) => (
  <section className={styles.hero} data-ground="soft">
    <Container className={styles.heroInner}>
      <div className={styles.heroText}>
        <h1>{block.title}</h1>
        <p>{block.text}</p>
        {block.link && (
          <LinkButton as={Link} href={block.link.href} size="large">
            {block.link.label}
          </LinkButton>
        )}
      </div>
      <img
        className={styles.heroPicture}
        {...(block.medium ? { srcSet: `${block.medium} 640w, ${block.image} 960w` } : {})}
        sizes="(min-width: 64em) 40rem, 100vw"
        src={block.image}
        alt={block.alt}
        width={960}
        height={640}
        fetchPriority="high"
      />
    </Container>
  </section>
)

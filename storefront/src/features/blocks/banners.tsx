import { useCustomPreferences } from '../../api/preferences.tsx'
import type { BlockOf, Card } from '../content/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Carousel, Container, Icon } from '../../ui/index.ts'
import styles from './blocks.module.css'
import { messages } from './messages.ts'

const Banner = ({ card }: { card: Card }) => (
  <Link className={styles.banner} to={card.href ?? '/'}>
    <span className={styles.bannerText}>
      <strong>
        {card.title}
        <Icon name="arrow-right" size={20} />
      </strong>
      {card.text}
    </span>
    {card.image && <img src={card.image} alt={card.alt ?? ''} width={320} height={240} loading="lazy" />}
  </Link>
)

/** Banners that take turns, at the pace that the shop's settings say (S2.001, S9.028); one alone stands still. */
export const Banners = ({ block }: { block: BlockOf<'banners'> }) => {
  const t = useText()
  const { carouselAutoplayMs } = useCustomPreferences()
  return (
    <Container as="section" className={styles.section}>
      <Carousel
        label={t(messages.banners)}
        previousLabel={t(messages.previous)}
        nextLabel={t(messages.next)}
        pauseLabel={t(messages.pause)}
        playLabel={t(messages.play)}
        perView="one"
        arrowsAbove={1}
        autoplayMs={carouselAutoplayMs}
      >
        {block.items.map((card) => (
          <Banner key={card.title} card={card} />
        ))}
      </Carousel>
    </Container>
  )
}

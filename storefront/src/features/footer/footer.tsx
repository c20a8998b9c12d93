import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { Container } from '../../ui/index.ts'
import { assetsQuery, Blocks, HtmlContent } from '../content/index.ts'
import { MarketLinks } from '../market/index.ts'
import { NewsletterForm } from '../newsletter/index.ts'
import { footerAssets } from './footer-queries.ts'
import styles from './footer.module.css'

/** The shop's footer: the newsletter's form, the merchant's blocks and copyright (S2.068, S2.069). Links to the case form wait for that form. */
export const Footer = () => {
  const { data: assets } = useQuery(assetsQuery(useEnv(), footerAssets))
  const blocks = (assets?.find(({ id }) => id === 'footer')?.c_blocks ?? []).map((block) =>
    block.kind === 'links'
      ? { ...block, items: block.items.filter(({ href }) => !href.startsWith('action:')) }
      : block,
  )
  return (
    <footer className={styles.footer} data-ground="ink">
      <Container>
        <NewsletterForm promise={assets?.find(({ id }) => id === 'newsletter')?.c_body ?? ''} />
        <div className={styles.blocks}>
          <Blocks blocks={blocks} />
        </div>
        {/* Browsers with scripts have menus for it, so the script goes without these links. */}
        <noscript>{import.meta.env.SSR && <MarketLinks className={styles.checkoutLinks} />}</noscript>
        <HtmlContent
          className={styles.copyright}
          html={assets?.find(({ id }) => id === 'copyright')?.c_body ?? ''}
        />
      </Container>
    </footer>
  )
}

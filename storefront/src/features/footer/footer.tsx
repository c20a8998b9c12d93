import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Container } from '../../ui/index.ts'
import { assetsQuery, Blocks, HtmlContent } from '../content/index.ts'
import { MarketLinks } from '../market/index.ts'
import { FoldedBlocks } from './folded-blocks.tsx'
import { NewsletterForm } from '../newsletter/index.ts'
import { CaseDialog } from '../service-case/index.ts'
import { footerAssets } from './footer-queries.ts'
import { VisitChoices } from '../tracking/index.ts'
import styles from './footer.module.css'

/** The shop's footer: the newsletter's form, the merchant's blocks with the way to the case form, and copyright (S2.068–S2.072). */
export const Footer = () => {
  const { data: assets } = useQuery(assetsQuery(useEnv(), footerAssets))
  const blocks = assets?.find(({ id }) => id === 'footer')?.c_blocks ?? []
  const [caseOpen, setCaseOpen] = useState(false)
  const actions = { case: () => setCaseOpen(true) }
  return (
    <footer className={styles.footer} data-ground="ink">
      <Container>
        <NewsletterForm promise={assets?.find(({ id }) => id === 'newsletter')?.c_body ?? ''} />
        <CaseDialog open={caseOpen} onClose={() => setCaseOpen(false)} />
        <div className={styles.blocks}>
          <Blocks blocks={blocks} actions={actions} />
        </div>
        <div className={styles.choices}>
          <VisitChoices className={styles.choice} />
        </div>
        <FoldedBlocks blocks={blocks} actions={actions} />
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

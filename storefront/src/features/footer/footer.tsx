import { useState } from 'react'
import { Container } from '../../ui/index.ts'
import { Blocks, HtmlContent, useAssets } from '../content/index.ts'
import { MarketLinks } from '../market/index.ts'
import { FoldedBlocks } from './folded-blocks.tsx'
import { NewsletterForm } from '../newsletter/index.ts'
import { CaseDialog } from '../service-case/index.ts'
import { footerAssets } from './footer-queries.ts'
import { ShortcutsChoice } from '../shortcuts/index.ts'
import { VisitChoices } from '../tracking/index.ts'
import styles from './footer.module.css'

/** The shop's footer: the newsletter's form, the merchant's blocks with the way to the case form, the country's note and copyright (S2.068–S2.072, S7.044, S7.045). */
export const Footer = () => {
  const asset = useAssets(footerAssets)
  const bodyOf = (id: (typeof footerAssets)[number]) => asset(id)?.c_body ?? ''
  const blocks = asset('footer')?.c_blocks ?? []
  const [caseOpen, setCaseOpen] = useState(false)
  const actions = { case: () => setCaseOpen(true) }
  return (
    <>
      <footer className={styles.footer} data-ground="ink">
        <Container>
          <NewsletterForm promise={bodyOf('newsletter')} />
          <div className={styles.blocks}>
            <Blocks blocks={blocks} actions={actions} />
          </div>
          <div className={styles.choices}>
            <VisitChoices className={styles.choice} />
            <ShortcutsChoice className={styles.choice} />
          </div>
          <FoldedBlocks blocks={blocks} actions={actions} />
          {/* Browsers with scripts have menus for it, so the script goes without these links. */}
          <noscript>{import.meta.env.SSR && <MarketLinks className={styles.checkoutLinks} />}</noscript>
          <div className={styles.copyright}>
            <HtmlContent html={bodyOf('locale-blocks')} />
            <HtmlContent html={bodyOf('copyright')} />
          </div>
        </Container>
      </footer>
      {/* Beside it: a dialog does not stand on the footer's dark ground. */}
      <CaseDialog open={caseOpen} onClose={() => setCaseOpen(false)} />
    </>
  )
}

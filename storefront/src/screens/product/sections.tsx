import { HtmlContent } from '../../features/content/index.ts'
import { pdpAttributes, type Product } from '../../features/product/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Accordion, AccordionItem, DescriptionList, ReadMore, Tabs } from '../../ui/index.ts'
import { messages } from './sections-messages.ts'
import styles from './sections.module.css'

/** The long description, which is HTML that the engine has cleaned, or without one the short one, which is text. */
const Description = ({ product: { longDescription, shortDescription } }: { product: Product }) => {
  const t = useText()
  return (
    <ReadMore moreLabel={t(messages.seeMore)} lessLabel={t(messages.seeLess)}>
      {longDescription ? <HtmlContent html={longDescription} /> : <p>{shortDescription}</p>}
    </ReadMore>
  )
}

/**
 * What there is to read (S2.114–S2.121): an accordion whose first section is the description with the attribute list;
 * below lg these two are tabs above it. Sections without content are not there.
 */
export const Sections = ({ product }: { product: Product }) => {
  const t = useText()
  const attributes = pdpAttributes(product).map(({ displayName, value }) => ({
    term: displayName,
    detail: value,
  }))
  const rest = [
    { title: messages.techDetails, html: product.c_techDetails },
    { title: messages.presentations, html: product.c_presentations },
    { title: messages.videos, html: product.c_videos },
    { title: messages.reviews, html: product.c_reviews, id: 'reviews' },
  ]
  return (
    <section className={styles.sections} aria-label={t(messages.about)}>
      <Tabs
        className={styles.onPhones}
        label={t(messages.about)}
        tabs={[
          { id: 'description', label: t(messages.description), panel: <Description product={product} /> },
          { id: 'facts', label: t(messages.facts), panel: <DescriptionList items={attributes} /> },
        ]}
      />
      <Accordion>
        <div className={styles.onDesktop}>
          <AccordionItem title={<h2>{t(messages.description)}</h2>} open>
            <div className={styles.description}>
              <Description product={product} />
              <DescriptionList items={attributes} />
            </div>
          </AccordionItem>
        </div>
        {rest.map(({ title, html: section, id }) =>
          section ? (
            <AccordionItem key={title} title={<h2>{t(title)}</h2>}>
              {/* Inside: what a fragment names unfolds. */}
              <div id={id}>
                <HtmlContent html={section} className={styles.html} />
              </div>
            </AccordionItem>
          ) : null,
        )}
      </Accordion>
    </section>
  )
}

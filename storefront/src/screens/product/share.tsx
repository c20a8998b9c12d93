import { useEnv } from '../../api/env.tsx'
import type { Product } from '../../features/product/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Icon } from '../../ui/index.ts'
import { messages } from './share-messages.ts'
import { RoofLink } from './roof-link.tsx'
import styles from './share.module.css'
import { TechnicalSheet } from './technical-sheet.tsx'

/** What is folded on the page is unfolded on paper. */
const printSheet = () => {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
  for (const one of folded) one.open = true
  print()
  for (const one of folded) one.open = false
}

/** Where one goes from here: to the roof of this sheet, to somebody by WhatsApp, to its technical sheet and the merchant's own papers, onto paper. */
export const Share = ({ product }: { product: Product }) => {
  const t = useText()
  const { href, settings } = useEnv()
  const url = settings.origin + href(`/product/${encodeURIComponent(product.id)}`)
  const text = `${product.name ?? ''} · SKU ${product.id}\n${url}`
  return (
    <div className={styles.share}>
      <RoofLink product={product} />
      <a
        className={styles.way}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="chat" size={20} />
        {t(messages.whatsApp)}
      </a>
      <TechnicalSheet product={product} />
      {product.c_documents?.map(({ title, link }) => (
        <a
          key={link}
          className={styles.way}
          href={link}
          target="_blank"
          rel="noreferrer"
          type="application/pdf"
        >
          <Icon name="download" size={20} />
          {title} (PDF)
        </a>
      ))}
      <button type="button" className={`${styles.way} ${styles.print}`} onClick={printSheet}>
        <Icon name="print" size={20} />
        {t(messages.printSheet)}
      </button>
      <p className={styles.onPaper}>{url}</p>
    </div>
  )
}

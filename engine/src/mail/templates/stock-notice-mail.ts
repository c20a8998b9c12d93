import type { IsoDate } from '../../../../facts/dates.ts'
import { formatLongDate } from '../../../../facts/format-date.ts'
import { languageOf } from '../../../../facts/locales.ts'
import { pagePaths, pathTo } from '../../kernel/page-routes.ts'
import type { Writer } from './order-mails.ts'

export type StockNoticeMail = {
  productId: string
  name: string
  /** What tells it from its sisters: `Calibre: 26, Color: Rojo`; empty for what has none. */
  choices: string
  storeName: string
  /** The first day on which it can be picked up. */
  date: IsoDate
  /** Ends all notices of the address. */
  end: string
}

/** What somebody waited for is there. It tells no price: guests get it too. */
export const stockNotice: Writer<StockNoticeMail> = (
  { productId, name, choices, storeName, date, end },
  locale,
  link,
) => {
  const language = languageOf(locale)
  const es = language === 'es'
  const day = formatLongDate(date, language)
  return {
    subject: es ? `Ya hay: ${name}` : `Back in stock: ${name}`,
    heading: es ? 'Ya llegó lo que esperabas' : 'What you were waiting for is back',
    blocks: [
      {
        kind: 'text',
        text: es
          ? `${storeName} vuelve a tener este producto. Se vende hasta agotar existencias y no lo apartamos: si todavía lo necesitas, pídelo pronto.`
          : `${storeName} has this product again. It sells while it lasts and we do not set it aside: if you still need it, order soon.`,
      },
      {
        kind: 'facts',
        rows: [
          { label: es ? 'Producto' : 'Product', value: choices ? `${name}. ${choices}` : name, strong: true },
          { label: es ? 'Código' : 'SKU', value: productId },
          { label: es ? 'Retiras desde el' : 'Pick up from', value: `${day}, ${storeName}` },
        ],
      },
      {
        kind: 'button',
        label: es ? 'Ver el producto' : 'See the product',
        link: link(pathTo(pagePaths.product, productId)),
      },
      {
        kind: 'note',
        text: es
          ? 'Nos pediste este aviso y con este correo termina. Si esperas otros productos y ya no quieres avisos:'
          : 'You asked for this notice, and it ends with this mail. If you wait for other products and want no more notices:',
      },
      { kind: 'link', label: es ? 'No avisarme más' : 'Stop all notices', link: end },
    ],
  }
}

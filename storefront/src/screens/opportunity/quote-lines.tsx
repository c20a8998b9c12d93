import { useMoney } from '../../features/market/index.ts'
import type { QuoteLine } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Table } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './opportunity.module.css'
import { useLineWords } from './use-line-words.ts'

type QuoteLinesProps = { lines: readonly QuoteLine[]; currency: string; caption: string }

/** The lines: SKU, quantity, length and total (S3.035); amounts where the desk has given them and they may be seen. */
export const QuoteLines = ({ lines, currency, caption }: QuoteLinesProps) => {
  const t = useText()
  const money = useMoney()
  const words = useLineWords()
  const amount = (value: number | undefined) =>
    value === undefined ? t(messages.none) : money(value, currency)
  const rows = lines.map((line, index) => ({ ...line, key: `${line.SKU} ${index}` }))
  const priced = rows.some(({ Total }) => Total !== undefined)
  return (
    <Table
      caption={caption}
      hideCaption
      className={styles.lines}
      keyOf={({ key }) => key}
      rows={rows}
      columns={[
        {
          id: 'product',
          label: t(messages.product),
          cell: (line) => (
            <span className={styles.product}>
              {line.c_image && <img src={line.c_image.link} alt="" width={56} height={56} />}
              <span>
                <Link to={`/product/${encodeURIComponent(line.SKU)}`} className={styles.name}>
                  {line.ProductName}
                </Link>
                {line.c_variationText && <span className={styles.sku}>{line.c_variationText}</span>}
                <span className={styles.sku}>{line.SKU}</span>
              </span>
            </span>
          ),
        },
        { id: 'quantity', label: t(messages.quantity), align: 'end', cell: words.countOf },
        { id: 'length', label: t(messages.length), align: 'end', cell: words.lengthOf },
        ...(priced
          ? ([
              {
                id: 'unit',
                label: t(messages.unit),
                align: 'end',
                cell: (line: QuoteLine) => (
                  <span>
                    {amount(line.UnitPrice)}
                    {line.UnitPrice !== undefined && (
                      <span className={styles.sku}>{words.perUnit(line)}</span>
                    )}
                  </span>
                ),
              },
              {
                id: 'total',
                label: t(messages.lineTotal),
                align: 'end',
                cell: (line: QuoteLine) => <strong>{amount(line.Total)}</strong>,
              },
            ] as const)
          : []),
      ]}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../../facts/format-number.ts'
import { quantityText } from '../../../../facts/quantity-text.ts'
import { formatDate } from '../../../../facts/format-date.ts'
import { formatMetres, metresToMm } from '../../../../facts/length.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import { useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { useMoney } from '../../features/market/index.ts'
import {
  AddOutcome,
  ListActions,
  savedListQuery,
  ShareActions,
  tradeQuery,
  useAddGoods,
} from '../../features/material-list/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './saved-list.module.css'

/** What somebody saved: its goods as they are sold today, all into the reader's cart, and the way back into the tool. */
export const SavedListScreen = () => {
  const t = useText()
  const env = useEnv()
  const { params, pathname } = useRoute()
  const { data } = useQuery({ ...savedListQuery(env, params.listId ?? ''), staleTime: 60_000 })
  const items = data?.lines.flatMap(itemOf) ?? []
  const add = useAddGoods(items)
  if (!data) return null
  const { toolPath } = data
  const drawings =
    toolPath === undefined
      ? undefined
      : async () => {
          const [{ savedRoofDrawings }, { savedCutDrawings }, known] = await Promise.all([
            import('../../features/roof/index.ts'),
            import('../../features/cut-plan/index.ts'),
            env.queries.fetchQuery({ ...tradeQuery(env), staleTime: 60_000 }),
          ])
          const { rules, products } = known
          if (!rules) return []
          const trade = { ...known, rules, products }
          const saved = { path: toolPath, items, country: data.country }
          const ofRoof = savedRoofDrawings(saved, trade, t)
          return ofRoof.length > 0 ? ofRoof : savedCutDrawings(saved, trade, t, env.locale)
        }
  return (
    <Container className={styles.page}>
      <h1>{data.title}</h1>
      <p className={styles.lead}>
        {t(messages.savedOn, { day: formatDate(data.createdAt.slice(0, 10)), n: data.lineCount })}
      </p>
      <ul role="list" className={styles.lines} aria-label={t(messages.goods)}>
        {data.lines.map((line) => (
          <li key={line.itemId ?? line.productId}>
            <GoodsLine line={line} currency={data.currency} />
          </li>
        ))}
      </ul>
      {data.unread.length > 0 && (
        <section className={styles.unread}>
          <h2>{t(messages.unread)}</h2>
          <p className={styles.lead}>{t(messages.unreadHint)}</p>
          <ul>
            {data.unread.map((line, index) => (
              <li key={`${index}-${line}`}>
                <Link to={`/search?${new URLSearchParams({ q: line })}`}>{line}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AddOutcome
        add={add}
        lineCount={data.lines.length + data.unread.length}
        named={(sku) => {
          const line = data.lines.find(({ productId }) => productId === sku)
          return line && { name: line.productName ?? sku, cut: line.c_lengthMetersToBuy !== undefined }
        }}
      />
      <ListActions
        label={t(messages.addAll, { n: items.length })}
        items={items}
        name={data.title}
        add={add}
        drawings={drawings}
      >
        <ShareActions
          title={data.title}
          lines={data.lines.map(
            (line) => `${amountOf(line, env.locale)} ${line.productName ?? line.productId}`,
          )}
          path={pathname}
        />
      </ListActions>
      {toolPath && (
        <p className={styles.change}>
          <Link to={toolPath}>{t(messages.change)}</Link>
        </p>
      )}
    </Container>
  )
}

type Line = {
  productId: string
  productName?: string
  quantity: number
  price?: number
  c_lengthMetersToBuy?: number
  c_unit?: string
  c_variationText?: string
  c_status: 'purchasable' | 'quote' | 'unavailable'
}

/** What goes to the cart of a line: all but what is not sold here. */
const itemOf = ({ productId, quantity, c_lengthMetersToBuy, c_status }: Line): NewLine[] =>
  c_status === 'unavailable'
    ? []
    : [{ productId, quantity, ...(c_lengthMetersToBuy === undefined ? {} : { c_lengthMetersToBuy }) }]

/** How much of a line: pieces × length, or what it is sold by. */
const amountOf = ({ quantity, c_lengthMetersToBuy: metres, c_unit: unit }: Line, locale: LocaleId): string =>
  metres === undefined
    ? quantityText({ quantity, isCut: false, unit }, locale)
    : `${formatNumber(quantity, locale)} × ${formatMetres(metresToMm(metres) ?? 0, locale)} m`

const GoodsLine = ({ line, currency }: { line: Line; currency: string }) => {
  const t = useText()
  const { locale } = useEnv()
  const money = useMoney()
  const { productId, productName, c_variationText, c_status } = line
  const status = { purchasable: undefined, quote: messages.quoted, unavailable: messages.gone }[c_status]
  return (
    <div className={styles.line}>
      <span className={styles.what}>
        <strong>{amountOf(line, locale)}</strong>{' '}
        {c_status === 'unavailable' ? (
          (productName ?? productId)
        ) : (
          <Link to={`/product/${encodeURIComponent(productId)}`}>{productName ?? productId}</Link>
        )}
        {c_variationText && <small>{c_variationText}</small>}
        {status && <small>{t(status)}</small>}
      </span>
      {line.price !== undefined && c_status === 'purchasable' && (
        <span className={styles.amount}>{money(line.price, currency)}</span>
      )}
    </div>
  )
}

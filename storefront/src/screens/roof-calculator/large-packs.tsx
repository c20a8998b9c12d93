import type { MaterialLine } from '../../../../trade/material-line.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useShopper } from '../../api/shopper.ts'
import type { NewLine } from '../../features/basket/index.ts'
import { useMoney } from '../../features/market/index.ts'
import { usePricedLines } from '../../features/material-list/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './roof-calculator.module.css'

type LargePacksProps = {
  lines: readonly MaterialLine[]
  /** The goods of the list as they are priced. */
  items: readonly NewLine[]
  data: TradeData
  taken: boolean
  /** '1' takes them, '' takes boxes alone; as the address says it. */
  onTake: (large: '1' | '') => void
}

/** The same screws in larger packs where these fill: one press there, one back. Customers see what it saves. */
export const LargePacks = ({ lines, items, data, taken, onTake }: LargePacksProps) => {
  const t = useText()
  const line = lines.find(({ larger, sku }) => larger && items.some(({ productId }) => productId === sku))
  if (taken && lines.some(({ id }) => id === 'screw-large')) {
    return (
      <p className={styles.packs}>
        <Button variant="quiet" size="small" onClick={() => onTake('')}>
          {t(messages.takeSmallPacks)}
        </Button>
      </p>
    )
  }
  if (!line?.sku || !line.larger) return null
  const { larger, sku, pieces } = line
  const name = data.products.find(({ id }) => id === larger.masterId)?.name ?? ''
  return (
    <p className={styles.packs}>
      {t(messages.largePacks, { n: larger.pieces, name, left: larger.left, boxes: pieces })}{' '}
      <Saving items={items} sku={sku} larger={larger} />
      <Button variant="quiet" size="small" onClick={() => onTake('1')}>
        {t(messages.takeLargePacks)}
      </Button>
    </p>
  )
}

type SavingProps = { items: readonly NewLine[]; sku: string; larger: NonNullable<MaterialLine['larger']> }

const Saving = ({ items, sku, larger }: SavingProps) => {
  const t = useText()
  const money = useMoney()
  const customer = useShopper().kind === 'registered'
  const inBags = [
    { productId: larger.sku, quantity: larger.pieces },
    ...(larger.left > 0 ? [{ productId: sku, quantity: larger.left }] : []),
  ]
  const { data: now } = usePricedLines(items)
  const { data: then } = usePricedLines(customer ? inBags : [])
  const before = now?.lines.find(({ productId }) => productId === sku)?.price
  const after = then?.lines.map(({ price }) => price)
  if (!customer || before === undefined || !after) return null
  const more = after.reduce<number>((sum, price = Number.NaN) => sum + price, 0) - before
  if (Number.isNaN(more) || more === 0) return null
  const amount = money(Math.abs(more), now?.currency)
  return <>{t(more < 0 ? messages.largePacksLess : messages.largePacksMore, { amount })} </>
}

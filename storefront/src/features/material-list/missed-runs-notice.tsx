import { formatMetres } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { type CutGoods, missedRuns } from './missed-runs.ts'
import { useCartMetres } from './use-cart-metres.ts'

type MissedRunsNoticeProps = {
  items: readonly NewLine[]
  goodsOf: (sku: string) => CutGoods | undefined
  /** Whether this very list was just added: it is in the cart, and its metres count once. */
  isAdded: boolean
}

/** What is missing to the minimum run of sheets, those in the cart counted. */
export const MissedRunsNotice = ({ items, goodsOf, isAdded }: MissedRunsNoticeProps) => {
  const t = useText()
  const { locale } = useEnv()
  const cartMm = useCartMetres(isAdded ? items : undefined)
  const runs = missedRuns(items, goodsOf, cartMm)
  return runs.map(({ sku, name, text, missingMm, minMm }) => (
    <Alert key={sku} tone="info" live="off">
      {t(messages.missedRun, {
        name: [name, text].filter(Boolean).join(', '),
        missing: formatMetres(missingMm, locale),
        min: formatMetres(minMm, locale),
      })}
    </Alert>
  ))
}

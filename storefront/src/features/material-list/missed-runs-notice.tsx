import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
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
  /** Millimetres by SKU that the cart holds of this very list, which was just added: they count once. */
  addedMm: ReadonlyMap<string, number> | undefined
}

/** What is missing to the minimum run of sheets, those in the cart counted. */
export const MissedRunsNotice = ({ items, goodsOf, addedMm }: MissedRunsNoticeProps) => {
  const t = useText()
  const { locale } = useEnv()
  const cartMm = useCartMetres(addedMm)
  const runs = missedRuns(items, goodsOf, cartMm)
  return runs.map(({ sku, name, text, missingMm, minMm }) => (
    <Alert key={sku} tone="info" live="off">
      {withNonBreakingUnits(
        t(messages.missedRun, {
          name: [name, text].filter(Boolean).join(', '),
          missing: formatMetres(missingMm, locale),
          min: formatMetres(minMm, locale),
        }),
      )}
    </Alert>
  ))
}

import { useEnv } from '../../api/env.tsx'
import { Figures } from '../../features/figures/index.ts'
import { useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { classNames } from '../../lib/class-names.ts'
import { SelectField } from '../../ui/index.ts'
import { FunnelReport } from './funnel-report.tsx'
import { messages } from './messages.ts'
import styles from './reports.module.css'
import { type Measure, measures } from './sales.ts'
import { SalesReport } from './sales-report.tsx'
import { StockReport } from './stock-report.tsx'
import { useSales } from './use-sales.ts'

const spans = [7, 30, 90, 365]

/** What was sold, how visits became orders, and how long stock lasts; what is looked at stands in the address. */
export const ReportsScreen = () => {
  const { t } = useEnv()
  const { country, storeIds } = usePlace()
  const { search, set } = useListState()
  const days = spans.find((one) => String(one) === search.days) ?? 30
  const measure: Measure = measures.find((one) => one === search.measure) ?? 'total'
  const sales = useSales(days, country)
  return (
    <Page width="full" title={t(messages.title)}>
      <Figures hasStores />
      <div className={classNames(styles.choices, 'on-paper')} role="group" aria-label={t(messages.choices)}>
        <SelectField
          label={t(messages.span)}
          value={days}
          onChange={({ target }) => set({ days: target.value === '30' ? undefined : target.value })}
        >
          {spans.map((one) => (
            <option key={one} value={one}>
              {t(messages.days, one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t(messages.measure)}
          value={measure}
          onChange={({ target }) => set({ measure: target.value === 'total' ? undefined : target.value })}
        >
          {measures.map((one) => (
            <option key={one} value={one}>
              {t(messages[one])}
            </option>
          ))}
        </SelectField>
      </div>
      <SalesReport sales={sales} measure={measure} />
      <div className={styles.columns}>
        <StockReport figures={sales.figures} />
        {/* Visits are of countries: who sees single stores has none. */}
        {storeIds.length === 0 && <FunnelReport span={sales.spans?.now} />}
      </div>
    </Page>
  )
}

import { lazy, Suspense } from 'react'
import { countryName } from '../../../../facts/countries.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Icon, Popover, VisuallyHidden } from '../../ui/index.ts'
import { Flag, marketMessages } from '../market/index.ts'
import styles from './header.module.css'

/** Fetched when the menu is first opened. */
const MarketPanel = lazy(async () => ({ default: (await import('./market-panel.tsx')).MarketPanel }))

/** Country and language behind one button on desktop; phones have them in the drawer. */
export const MarketMenu = () => {
  const t = useText()
  const { country, language } = useEnv()
  const name = countryName(country, language)
  return (
    <Popover
      className={styles.market}
      align="end"
      flush
      label={t(marketMessages.country)}
      trigger={(attributes) => (
        <button type="button" className={styles.marketButton} {...attributes}>
          <VisuallyHidden>{t(marketMessages.countryNow, { name })}</VisuallyHidden>
          <Flag country={country} />
          <span>{country}</span>
          <span className={styles.languageCode}>{language.toUpperCase()}</span>
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    >
      <Suspense>
        <MarketPanel />
      </Suspense>
    </Popover>
  )
}

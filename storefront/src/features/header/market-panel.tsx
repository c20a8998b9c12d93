import { piecesIn, useBasket } from '../basket/index.ts'
import { CountrySelector, LanguageSelector } from '../market/index.ts'
import styles from './header.module.css'

/** What the country's menu holds. */
export const MarketPanel = () => {
  const hasItems = piecesIn(useBasket().data) > 0
  return (
    <div className={styles.marketPanel}>
      <CountrySelector basketHasItems={hasItems} />
      <LanguageSelector />
    </div>
  )
}

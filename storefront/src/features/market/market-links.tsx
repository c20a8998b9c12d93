import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { marketsOf } from './markets.ts'
import { messages } from './messages.ts'
import { useMarket } from './use-market.ts'

/**
 * The page in the other countries and languages, for browsers without scripts: the menus that offer it otherwise open
 * by script alone (S2.059, S2.060).
 */
export const MarketLinks = ({ className }: { className?: string }) => {
  const t = useText()
  const { place, language: now } = useEnv()
  const market = useMarket()
  return (
    <>
      <ul className={className} aria-label={t(messages.country)}>
        {marketsOf(place, now).map(({ country, name }) => {
          const locale = market.localeOf(country)
          return (
            locale && (
              <li key={country}>
                <a href={market.hrefIn(locale)}>{name}</a>
              </li>
            )
          )
        })}
      </ul>
      <ul className={className} aria-label={t(messages.language)}>
        {market.languages.map(({ locale, language }) => (
          <li key={language}>
            <a href={market.hrefIn(locale)} lang={language}>
              {t(messages[language])}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

import type { MouseEvent } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import type { SiteLocale } from '../../lib/locale-url.ts'
import styles from './market.module.css'
import { messages } from './messages.ts'
import { useMarket } from './use-market.ts'

/** Español and English, each written in itself (S2.060). */
export const LanguageSelector = () => {
  const t = useText()
  const { language: now } = useEnv()
  const market = useMarket()
  const choose = (event: MouseEvent, locale: SiteLocale) => {
    event.preventDefault()
    if (!market.saving && locale.id.slice(0, 2) !== now) market.changeLanguage(locale)
  }
  return (
    <ul className={styles.languages} aria-label={t(messages.language)} aria-busy={market.saving}>
      {market.languages.map(({ locale, language }) => (
        <li key={language}>
          <a
            className={styles.language}
            href={market.hrefIn(locale)}
            lang={language}
            data-native=""
            aria-current={language === now ? 'true' : undefined}
            onClick={(event) => choose(event, locale)}
          >
            {t(messages[language])}
          </a>
        </li>
      ))}
    </ul>
  )
}

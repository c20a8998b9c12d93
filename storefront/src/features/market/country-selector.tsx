import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import type { SiteLocale } from '../../lib/locale-url.ts'
import { Icon } from '../../ui/index.ts'
import { allowedLocalesQuery } from './allowed-locales.ts'
import { ConfirmCountry } from './confirm-country.tsx'
import { Flag } from './flag.tsx'
import styles from './market.module.css'
import { marketsOf } from './markets.ts'
import { messages } from './messages.ts'
import { useMarket } from './use-market.ts'

/**
 * The countries with their flags (S2.059, S2.166). With items in the basket a change asks first (S2.167, S4.041); with
 * none it applies at once (S4.043). Real links, so that it works before and without scripts.
 */
export const CountrySelector = ({ basketHasItems }: { basketHasItems: boolean }) => {
  const t = useText()
  const env = useEnv()
  const { place, language, country } = env
  const { data: allowed } = useQuery({ ...allowedLocalesQuery(env), staleTime: Number.POSITIVE_INFINITY })
  const market = useMarket()
  const [asked, setAsked] = useState<SiteLocale>()
  const choose = (event: MouseEvent, locale: SiteLocale) => {
    event.preventDefault()
    if (market.saving || locale.id.endsWith(country)) return
    if (basketHasItems) setAsked(locale)
    else market.changeCountry(locale)
  }
  return (
    <>
      <ul className={styles.list} aria-label={t(messages.country)} aria-busy={market.saving}>
        {marketsOf(place, language).map(({ country: code, name }) => {
          const locale = market.localeOf(code)
          const sold = !allowed || code === country || allowed.includes(locale?.id ?? '')
          if (!locale || !sold) return null
          return (
            <li key={code}>
              <a
                className={styles.entry}
                href={market.hrefIn(locale)}
                data-native=""
                aria-current={code === country ? 'true' : undefined}
                aria-disabled={market.saving || undefined}
                onClick={(event) => choose(event, locale)}
              >
                <Flag country={code} />
                <span>{name}</span>
                {code === country && <Icon name="check" size={16} />}
              </a>
            </li>
          )
        })}
      </ul>
      <ConfirmCountry
        open={asked !== undefined}
        saving={market.saving}
        onNo={() => setAsked(undefined)}
        onYes={() => asked && market.changeCountry(asked)}
      />
    </>
  )
}

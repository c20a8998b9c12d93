import { useEffect, useState } from 'react'
import { countryName } from '../../../../facts/countries.ts'
import { countryOf, type LocaleId, resolveLocale } from '../../../../facts/locales.ts'
import { useEnv } from '../../api/env.tsx'
import { storageKeys } from '../../config/storage-keys.ts'
import { readStored } from '../../lib/browser-storage.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Container, Row } from '../../ui/index.ts'
import { keepCountry } from './keep-market.ts'
import styles from './market.module.css'
import { messages } from './messages.ts'
import { useMarket } from './use-market.ts'

/** The URL decides what is shown; when the stored locale names another country a quiet bar offers it. */
export const ElsewhereBar = () => {
  const t = useText()
  const { country, language, place } = useEnv()
  const market = useMarket()
  const [stored, setStored] = useState<LocaleId>()
  useEffect(() => setStored(resolveLocale(readStored(storageKeys.locale) ?? '')), [])
  const there = stored && countryOf(stored)
  const locale = there && there !== country ? market.localeOf(there) : undefined
  if (!there || !locale) return null
  const name = countryName(there, language)
  return (
    <div className={styles.elsewhere} data-ground="soft">
      <Container>
        <Row gap={3} justify="between">
          <p>{t(messages.elsewhere, { name })}</p>
          <Row gap={2}>
            <a className={styles.go} href={market.hrefIn(locale)} data-native="">
              {t(messages.goThere, { name })}
            </a>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                keepCountry(place.locale)
                setStored(place.locale.id)
              }}
            >
              {t(messages.stay)}
            </Button>
          </Row>
        </Row>
      </Container>
    </div>
  )
}

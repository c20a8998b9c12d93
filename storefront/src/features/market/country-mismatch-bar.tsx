import { countryName } from '../../../../facts/countries.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Container, Row } from '../../ui/index.ts'
import styles from './market.module.css'
import { messages } from './messages.ts'
import { storeCountry } from './store-market.ts'
import { useMarket } from './use-market.ts'

/** Offers the way to the country the shopper chose before, or to stay in the one they are in. */
export const CountryMismatchBar = ({ there, onStay }: { there: CountryCode; onStay: () => void }) => {
  const t = useText()
  const { language, place } = useEnv()
  const market = useMarket()
  const locale = market.localeOf(there)
  if (!locale) return null
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
                storeCountry(place.locale)
                onStay()
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

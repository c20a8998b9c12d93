import { mapLink } from '../../../../facts/coordinates.ts'
import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Badge, Button } from '../../ui/index.ts'
import { OpeningState } from './opening-state.tsx'
import { messages } from './messages.ts'
import type { Store } from './store.ts'
import styles from './stores.module.css'

type StoreCardProps = {
  store: Store
  chosen: boolean
  onChoose: () => void
  /** Named so that a pin of the map can lead here. */
  id?: string
  /** The level of its name among the headings around it. */
  headingLevel: 2 | 3
  /** Shows the store on the map beside the list. */
  onLocate: () => void
}

/** Name, address, phone, WhatsApp, mail, the way there, hours and the button that selects (S2.172–S2.174). */
export const StoreCard = ({ store, chosen, onChoose, id, headingLevel, onLocate }: StoreCardProps) => {
  const t = useText()
  const { country } = useEnv()
  const Name = `h${headingLevel}` as const
  return (
    <article className={styles.card} id={id} tabIndex={-1}>
      <header className={styles.head}>
        <Name>{store.storeName ?? store.name}</Name>
        {chosen && <Badge tone="green">{t(messages.favourite)}</Badge>}
      </header>
      <p lang="es">{[store.address1, store.city].filter(Boolean).join(', ')}</p>
      {store.distance !== undefined && (
        <p className={styles.count}>{t(messages.away, { n: Math.round(store.distance) })}</p>
      )}
      <p className={styles.lines}>
        {store.phone && <a href={`tel:${store.phone}`}>{formatPhone(country, store.phone)}</a>}
        {store.c_whatsapp && (
          <a href={`https://wa.me/${store.c_whatsapp.replace(/\D/g, '')}`} target="_blank" rel="noopener">
            {t(messages.whatsapp)}
          </a>
        )}
        {store.email && <a href={`mailto:${store.email}`}>{store.email}</a>}
        {store.latitude !== undefined && store.longitude !== undefined && (
          <a
            href={mapLink({ latitude: store.latitude, longitude: store.longitude })}
            target="_blank"
            rel="noopener"
          >
            {t(messages.way)}
          </a>
        )}
      </p>
      {store.storeHours && (
        // The engine has sanitised it.
        <div className={styles.hours} dangerouslySetInnerHTML={{ __html: store.storeHours }} />
      )}
      <OpeningState store={store} />
      <div className={styles.actions}>
        <Button
          variant={chosen ? 'secondary' : 'primary'}
          size="small"
          aria-pressed={chosen}
          onClick={onChoose}
        >
          {t(chosen ? messages.selected : messages.select)}
        </Button>
        <Button variant="quiet" size="small" icon="pin" onClick={onLocate}>
          {t(messages.seeOnMap)}
        </Button>
      </div>
    </article>
  )
}

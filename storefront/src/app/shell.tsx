import type { ReactNode } from 'react'
import { useEnv } from '../api/env.tsx'
import { useText } from '../lib/i18n/text.tsx'
import { Link } from '../lib/router/link.tsx'
import type { RouteEntry } from '../lib/router/route-table.ts'
import styles from './app.module.css'
import { appMessages } from './messages.ts'
import { OfflineBanner } from './offline-banner.tsx'

const Header = () => {
  const { place } = useEnv()
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.logo}>
        {place.site.name}
      </Link>
    </header>
  )
}

/** What stands around every screen: header and footer of the shop, of the checkout, or nothing [S2.021]. */
export const Shell = ({ variant, children }: { variant: RouteEntry['shell']; children: ReactNode }) => {
  const t = useText()
  return (
    <>
      <a className={styles.skip} href="#main" data-native="">
        {t(appMessages.skip)}
      </a>
      <OfflineBanner />
      {variant === 'none' ? null : <Header />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  )
}

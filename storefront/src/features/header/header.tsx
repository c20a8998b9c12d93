import { Suspense } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container } from '../../ui/index.ts'
import { MiniBasketButton } from '../basket/index.ts'
import { AccountMenu } from '../customer/index.ts'
import { LazyCountryMismatch } from '../market/index.ts'
import { SearchBox } from '../search-box/index.ts'
import { StoreSelector } from '../stores/index.ts'
import { WishlistLink } from '../wishlist/index.ts'
import styles from './header.module.css'
import { MarketMenu } from './market-menu.tsx'
import { MenuBar } from './menu-bar.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { LogoIsland, TopLineIsland } from './merchant-islands.ts'
import { messages } from './messages.ts'
import { TestMode } from './test-mode.tsx'

/** The shop's header: one row with logo, search and the shopper's things, and from lg on a row of menus (S2.052–S2.062). */
export const Header = () => {
  const t = useText()
  const { place, settings } = useEnv()
  return (
    <header className={styles.header}>
      {settings.simulators && <TestMode />}
      <LazyCountryMismatch />
      <TopLineIsland />
      <Container className={styles.row}>
        <MenuDrawer />
        <Link to="/" className={styles.logo} aria-label={t(messages.home, { site: place.site.name })}>
          <LogoIsland />
        </Link>
        <SearchBox className={styles.search} />
        <StoreSelector className={styles.store} />
        <div className={styles.tools}>
          <MarketMenu />
          <AccountMenu />
          <WishlistLink className={styles.wishlist} />
          <MiniBasketButton />
        </div>
      </Container>
      <Suspense>
        <MenuBar />
      </Suspense>
    </header>
  )
}

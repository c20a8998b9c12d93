import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Accordion, AccordionItem } from '../../ui/index.ts'
import { piecesIn, useBasket } from '../basket/index.ts'
import { linksOf, useAssets } from '../content/index.ts'
import { AccountSection, accountMessages } from '../customer/index.ts'
import { CountrySelector, LanguageSelector, marketMessages } from '../market/index.ts'
import { StoreSelector } from '../stores/index.ts'
import styles from './header.module.css'
import { menuQuery, visibleCategories } from '../../api/category-menu.ts'
import { menuHref } from './menu-query.ts'
import { messages } from './messages.ts'
import { headerAssets } from './shell-query.ts'

/** What the drawer holds: the language, so that whoever reads no Spanish finds it; categories, the shopper's store, account, country. */
export const MenuDrawerContent = () => {
  const t = useText()
  const env = useEnv()
  const hasItems = piecesIn(useBasket().data) > 0
  const { data: tree } = useQuery(menuQuery(env))
  const asset = useAssets(headerAssets)
  return (
    <>
      <LanguageSelector />
      <Accordion>
        {visibleCategories(tree).map((entry) => (
          <AccordionItem key={entry.id} title={entry.name} name="drawer">
            <ul className={styles.drawerList} role="list">
              {visibleCategories(entry).map((child) => (
                <li key={child.id}>
                  <Link className={styles.drawerLink} to={menuHref(child)}>
                    {child.name}
                  </Link>
                  {visibleCategories(child).map((below) => (
                    <Link key={below.id} className={styles.drawerBelow} to={menuHref(below)}>
                      {below.name}
                    </Link>
                  ))}
                </li>
              ))}
              <li>
                <Link className={styles.drawerLink} to={menuHref(entry)}>
                  {t(messages.all, { name: entry.name })}
                </Link>
              </li>
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
      <ul className={styles.drawerList} role="list">
        {[...linksOf(asset('menu')), { href: '/store-locator', label: t(messages.stores) }].map((item) => (
          <li key={item.href}>
            <Link className={styles.drawerLink} to={item.href}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
      <h3 className={styles.drawerHead}>{t(messages.store)}</h3>
      <StoreSelector className={styles.drawerStore} />
      <h3 className={styles.drawerHead}>{t(accountMessages.account)}</h3>
      <AccountSection />
      <h3 className={styles.drawerHead}>{t(marketMessages.country)}</h3>
      <CountrySelector basketHasItems={hasItems} />
    </>
  )
}

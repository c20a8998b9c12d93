import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container } from '../../ui/index.ts'
import { linksOf, useAssets } from '../content/index.ts'
import styles from './header.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { menuQuery } from '../../api/category-menu.ts'
import { menusOf } from './menu-query.ts'
import { messages } from './messages.ts'
import { headerAssets } from './shell-query.ts'

/** The two category menus and the content-driven items (S2.061, S2.062). */
export const MenuBar = () => {
  const t = useText()
  const env = useEnv()
  const { data: tree } = useQuery(menuQuery(env))
  const asset = useAssets(headerAssets)
  return (
    <nav className={styles.menuBar} aria-label={t(messages.mainMenu)}>
      <Container className={styles.menuRow}>
        {menusOf(tree, env.shop.menu, env.language).map((menu) => (
          <MegaMenu key={menu.category.id} {...menu} />
        ))}
        {linksOf(asset('menu')).map((item) => (
          <Link key={item.href} className={styles.menuLink} to={item.href}>
            {item.label}
          </Link>
        ))}
        <Link className={styles.menuLink} to="/store-locator">
          {t(messages.stores)}
        </Link>
      </Container>
    </nav>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { shop } from '../../config/shop.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container } from '../../ui/index.ts'
import { assetsQuery, linksOf } from '../content/index.ts'
import styles from './header.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { type MenuCategory, menuQuery } from './menu-query.ts'
import { messages } from './messages.ts'

/** The category of the second menu, inside the tree of the first. */
const find = (tree: MenuCategory | undefined, id: string): MenuCategory | undefined =>
  tree?.id === id ? tree : tree?.categories?.map((child) => find(child, id)).find(Boolean)

/** The two category menus and the content-driven items (S2.061, S2.062). */
export const MenuBar = () => {
  const t = useText()
  const env = useEnv()
  const { data: tree } = useQuery(menuQuery(env))
  const { data: assets } = useQuery(assetsQuery(env, ['menu']))
  const second = find(tree, shop.menu.second.categoryId)
  return (
    <nav className={styles.menuBar} aria-label={t(messages.mainMenu)}>
      <Container className={styles.menuRow}>
        {tree && <MegaMenu name={shop.menu.first.name[env.language]} category={tree} columns />}
        {second && <MegaMenu name={shop.menu.second.name[env.language]} category={second} />}
        {linksOf(assets?.[0]).map((item) => (
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

import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Drawer, IconButton } from '../../ui/index.ts'
import styles from './header.module.css'
import { messages } from './messages.ts'

/** Fetched when the drawer is first opened. */
const MenuDrawerContent = lazy(async () => ({
  default: (await import('./menu-drawer-content.tsx')).MenuDrawerContent,
}))

/** Below lg: categories, store, account, country and language in a drawer (S2.063). */
export const MenuDrawer = () => {
  const t = useText()
  const { url } = useRoute()
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(false), [url])
  return (
    <div className={styles.drawerButton}>
      <IconButton
        icon="menu"
        label={t(messages.openMenu)}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t(messages.menu)}
        closeLabel={t(messages.close)}
        side="left"
      >
        {open && (
          <Suspense>
            <MenuDrawerContent />
          </Suspense>
        )}
      </Drawer>
    </div>
  )
}

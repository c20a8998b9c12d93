import { useEnv } from '../../api/env.tsx'
import { Menu, MenuItem } from '../../ui/index.ts'
import styles from './list.module.css'
import { messages } from './messages.ts'
import type { OwnView } from './use-views.ts'
import { positionPast } from './view-position.ts'

type ViewMenuProps = {
  view: OwnView
  /** Those beside which it stands, in their order. */
  among: readonly OwnView[]
  onRename(): void
  onMove(position: number): void
}

/** What can be done with a named view: another name, another place. */
export const ViewMenu = ({ view, among, onRename, onMove }: ViewMenuProps) => {
  const { t } = useEnv()
  const at = among.findIndex(({ id }) => id === view.id)
  const [earlier, later] = [positionPast(among, at, -1), positionPast(among, at, 1)]
  return (
    <Menu
      label={t(messages.viewOptions, view.title)}
      icon="more"
      isIconOnly
      side="start"
      className={styles.off ?? ''}
    >
      <MenuItem onClick={onRename}>{t(messages.rename)}</MenuItem>
      {earlier !== undefined && (
        <MenuItem icon="left" onClick={() => onMove(earlier)}>
          {t(messages.moveEarlier)}
        </MenuItem>
      )}
      {later !== undefined && (
        <MenuItem icon="right" onClick={() => onMove(later)}>
          {t(messages.moveLater)}
        </MenuItem>
      )}
    </Menu>
  )
}

import { classNames } from '../class-names.ts'
import styles from './popover.module.css'

/**
 * Class of a floating panel, for boxes that are not a `Popover`, such as a list of suggestions. `scrolls`
 * limits the height to 20, 25 and 30 rem below md, at md and from lg (S9.025).
 */
export const panelClass = ({ scrolls, flush }: { scrolls?: boolean; flush?: boolean } = {}): string =>
  classNames(styles.panel, scrolls && styles.scrolls, flush && styles.flush)

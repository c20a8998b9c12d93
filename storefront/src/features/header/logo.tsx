import { useEnv } from '../../api/env.tsx'
import { useAssets } from '../content/index.ts'
import styles from './header.module.css'
import { headerAssets } from './shell-query.ts'

/** The merchant's picture (S7.044), else the shop's name. The surrounding link has the accessible name. */
export const Logo = () => {
  const { place } = useEnv()
  const html = useAssets(headerAssets)('logo')?.c_body
  return html ? (
    // The engine has sanitised it.
    <span dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <span className={styles.wordmark}>{place.site.name}</span>
  )
}

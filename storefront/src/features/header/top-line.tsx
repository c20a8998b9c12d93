import { Container } from '../../ui/index.ts'
import { HtmlContent, useAssets } from '../content/index.ts'
import styles from './header.module.css'
import { headerAssets } from './shell-query.ts'

/** The merchant's line above all (S7.044). */
export const TopLine = () => {
  const html = useAssets(headerAssets)('header')?.c_body
  return html ? (
    <div className={styles.topLine} data-ground="soft">
      <Container>
        <HtmlContent html={html} />
      </Container>
    </div>
  ) : null
}

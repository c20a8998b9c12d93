import { useAssets } from '../content/index.ts'
import { headerAssets } from './shell-query.ts'

/** The merchant's picture (S7.044), else the shop's own. The link around it says where it leads. */
export const Logo = () => {
  const html = useAssets(headerAssets)('logo')?.c_body
  return html ? (
    // The engine has sanitised it.
    <span dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <img src="/static/logo.svg" alt="" width={138} height={32} />
  )
}

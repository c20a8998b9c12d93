import { useEnv } from '../../api/env.tsx'
import { useAssets } from '../content/index.ts'
import { headerAssets } from './shell-query.ts'

/** The merchant's picture (S7.044), else the logo of the settings. The surrounding link has the accessible name. */
export const Logo = () => {
  const { place, shop } = useEnv()
  const html = useAssets(headerAssets)('logo')?.c_body
  return html ? (
    // The engine has sanitised it.
    <span dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <img src={shop.logo} alt={place.site.name} />
  )
}

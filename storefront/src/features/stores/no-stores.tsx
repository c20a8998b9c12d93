import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { assetsQuery, HtmlContent } from '../content/index.ts'
import { messages } from './messages.ts'

/** No store here: what the merchant says of it, else our own words (S5.039, S7.045, S8.021). */
export const NoStores = () => {
  const t = useText()
  const { data } = useQuery(assetsQuery(useEnv(), ['no-stores-message']))
  const body = data?.[0]?.c_body
  return body ? <HtmlContent html={body} /> : <p>{t(messages.none)}</p>
}

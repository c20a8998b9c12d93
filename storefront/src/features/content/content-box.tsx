import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import type { Asset } from './asset.ts'
import { assetsQuery } from './asset-query.ts'
import { messages } from './messages.ts'

/** An asset that the browser asks for, with the states of the specification (S2.184–S2.186). */
export const ContentBox = ({ id, children }: { id: string; children: (asset: Asset) => ReactNode }) => {
  const t = useText()
  const { data, isError } = useQuery(assetsQuery(useEnv(), [id]))
  if (isError) return <p role="status">{t(messages.failed)}</p>
  if (!data) return <p role="status">{t(messages.loading)}</p>
  const [asset] = data
  return asset ? children(asset) : <p role="status">{t(messages.empty)}</p>
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Container } from '../../ui/index.ts'
import type { Asset } from './asset.ts'
import { assetsQuery } from './asset-query.ts'
import styles from './content.module.css'
import { messages } from './messages.ts'

const State = ({ children }: { children: ReactNode }) => (
  <Container width="narrow" className={styles.state} role="status">
    {children}
  </Container>
)

/** An asset with the states of the specification: on its way, not to be had, not there (S2.184–S2.186). */
export const ContentBox = ({ id, children }: { id: string; children: (asset: Asset) => ReactNode }) => {
  const t = useText()
  const { data, isError, isFetching, refetch } = useQuery(assetsQuery(useEnv(), [id]))
  if (data) {
    const [asset] = data
    return asset ? children(asset) : <State>{t(messages.empty)}</State>
  }
  if (!isError || isFetching) return <State>{t(messages.loading)}</State>
  return (
    <State>
      {t(messages.failed)}{' '}
      <Button variant="secondary" size="small" onClick={() => void refetch()}>
        {t(messages.retry)}
      </Button>
    </State>
  )
}

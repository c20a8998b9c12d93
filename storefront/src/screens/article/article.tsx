import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { Blocks, contentMessages, HtmlContent } from '../../features/content/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Container } from '../../ui/index.ts'
import styles from './article.module.css'
import { articleQuery } from './article-query.ts'

/** A page of text that the merchant publishes; without its asset it says so (S2.186). */
export const Article = () => {
  const t = useText()
  const { data } = useQuery(articleQuery(useEnv(), useRoute().pathname))
  const asset = data?.[0]
  if (!asset) {
    return (
      <Container width="narrow" className={styles.article}>
        <p>{t(contentMessages.empty)}</p>
      </Container>
    )
  }
  return (
    <Container width="narrow" as="article" className={styles.article}>
      <h1>{asset.pageTitle ?? asset.name}</h1>
      <HtmlContent html={asset.c_body} />
      <Blocks blocks={asset.c_blocks} />
    </Container>
  )
}

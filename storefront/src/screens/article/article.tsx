import { shopBlocks } from '../../features/blocks/index.ts'
import { type Asset, type Block, Blocks, ContentBox, HtmlContent } from '../../features/content/index.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { Container } from '../../ui/index.ts'
import styles from './article.module.css'
import { articleId } from './article-query.ts'

const Text = ({ asset }: { asset: Asset }) => (
  <Container width="narrow" as="article" className={styles.article}>
    <h1>{asset.pageTitle ?? asset.name}</h1>
    <HtmlContent html={asset.c_body} />
    <div className={styles.blocks}>
      <Blocks blocks={asset.c_blocks} special={shopBlocks} />
    </div>
  </Container>
)

/** Blocks that take the whole width and bring their own edges. */
const wide: readonly Block['kind'][] = [
  'banners',
  'categories',
  'doors',
  'hero',
  'nearestStore',
  'productCarousel',
  'promotions',
  'steps',
]

/** A page that opens with a picture has its heading there. */
const Experience = ({ asset }: { asset: Asset }) => (
  <article className={styles.experience}>
    {asset.c_blocks.map((block, index) => (
      <Container
        key={`${index}-${block.kind}`}
        className={wide.includes(block.kind) ? styles.wide : undefined}
      >
        <Blocks blocks={[block]} special={shopBlocks} />
      </Container>
    ))}
    <Container>
      <HtmlContent html={asset.c_body} />
    </Container>
  </article>
)

/** A page that the merchant publishes, of text or of blocks (S2.031, S2.033–S2.043). */
export const Article = () => (
  <ContentBox id={articleId(useRoute())}>
    {(asset) => (asset.c_blocks[0]?.kind === 'hero' ? <Experience asset={asset} /> : <Text asset={asset} />)}
  </ContentBox>
)

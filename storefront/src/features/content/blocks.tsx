import { type ComponentType, Fragment } from 'react'
import type { Block, BlockOf } from './asset.ts'
import { Doors } from './doors.tsx'
import { Hero } from './hero.tsx'
import { HtmlContent } from './html-content.tsx'
import { Links } from './links.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'

/** Blocks that need more than content: a screen brings the component that shows them. */
type Special =
  | 'productCarousel'
  | 'categories'
  | 'banners'
  | 'promotions'
  | 'nearestStore'
  | 'recommendations'
export type SpecialBlocks = { [K in Special]?: ComponentType<{ block: BlockOf<K> }> }

type BlocksProps = {
  blocks: readonly Block[]
  special?: SpecialBlocks
  /** What links to `action:name` do. */
  actions?: Readonly<Record<string, () => void>>
}

const renderBlock = (block: Block, { special = {}, actions }: BlocksProps) => {
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} />
    case 'doors':
      return <Doors block={block} />
    case 'steps':
      return <Steps block={block} />
    case 'links':
      return <Links block={block} actions={actions} />
    case 'questions':
      return <Questions block={block} />
    case 'html':
      return (
        <section id={block.anchor}>
          {block.title && <h2>{block.title}</h2>}
          <HtmlContent html={block.html} />
        </section>
      )
    default: {
      const Show = special[block.kind] as ComponentType<{ block: Block }> | undefined
      return Show ? <Show block={block} /> : null
    }
  }
}

/** A page made of blocks, in the merchant's order. */
export const Blocks = (props: BlocksProps) =>
  props.blocks.map((block, index) => (
    <Fragment key={`${index}-${block.kind}`}>{renderBlock(block, props)}</Fragment>
  ))

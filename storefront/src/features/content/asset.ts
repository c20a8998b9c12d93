import type { Asset } from '../../api/content.ts'

export type { Asset } from '../../api/content.ts'

/** The typed parts a merchant makes a page of, in the page's language. */
export type Block = Asset['c_blocks'][number]

export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>

/** A card of a block: a picture, a title, a line, a link. */
export type Card = BlockOf<'banners'>['items'][number]

/** The links of an asset's first list of links: the content-driven items of the menu. */
export const linksOf = (asset: Asset | undefined) =>
  asset?.c_blocks.flatMap((block) => (block.kind === 'links' ? block.items : [])) ?? []

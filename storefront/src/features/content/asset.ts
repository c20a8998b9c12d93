/** A card of a block: a picture, a title, a line, a way on. */
export type Card = { title: string; text?: string; image?: string; alt?: string; href?: string }
type LinkItem = { label: string; href: string }

/** The typed parts a merchant makes a page of, in the page's language. */
export type Block =
  | {
      kind: 'hero'
      title: string
      text: string
      image: string
      medium?: string
      alt: string
      link?: LinkItem
    }
  | { kind: 'doors'; title: string; items: Card[] }
  | { kind: 'steps'; anchor?: string; title: string; items: Card[] }
  | { kind: 'productCarousel'; title: string; categoryId: string }
  | { kind: 'categories'; title: string; categoryIds: string[] }
  | { kind: 'banners'; items: Card[] }
  | { kind: 'promotions'; title: string; text: string; promotionIds?: string[] }
  | { kind: 'nearestStore'; title: string; text: string }
  | { kind: 'recommendations'; title: string; zone: string }
  | { kind: 'links'; title: string; items: LinkItem[] }
  | { kind: 'questions'; anchor?: string; title: string; items: { question: string; answer: string }[] }
  | { kind: 'html'; anchor?: string; title?: string; html: string }

export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>

/** What a merchant publishes under an id. `c_body` is HTML that the engine has sanitised. */
export type Asset = {
  id: string
  name: string
  pageTitle?: string
  pageDescription?: string
  c_body: string
  c_blocks: Block[]
}

/** The links of an asset's first list of links: the content-driven items of the menu. */
export const linksOf = (asset: Asset | undefined) =>
  asset?.c_blocks.flatMap((block) => (block.kind === 'links' ? block.items : [])) ?? []

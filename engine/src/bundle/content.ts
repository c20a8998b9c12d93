import { Type, type Static } from 'typebox'
import { Exact, Id, ImagePath, Localized } from './parts.ts'

/** A path of the shop (`/category/techos`), an anchor of it or an outside address; `action:case` opens the case form. */
const Href = Type.String({ pattern: '^(/|#|https://|mailto:|tel:|action:case$)' })

const Anchor = Type.Optional(Type.String({ pattern: '^[a-z0-9-]+$' }))

const Card = Exact({
  title: Localized,
  text: Type.Optional(Localized),
  image: Type.Optional(ImagePath),
  alt: Type.Optional(Localized),
  href: Type.Optional(Href),
})

const LinkItem = Exact({ label: Localized, href: Href })

const Block = Type.Union([
  /** The opening picture with its question. */
  Exact({
    kind: Type.Literal('hero'),
    title: Localized,
    text: Localized,
    image: ImagePath,
    /** The same picture 640 pixels wide, for phones. */
    medium: Type.Optional(ImagePath),
    alt: Localized,
    link: Type.Optional(LinkItem),
  }),
  /** Doors by project: pictures that lead on. */
  Exact({ kind: Type.Literal('doors'), title: Localized, items: Type.Array(Card) }),
  /** Steps of a how-to. */
  Exact({ kind: Type.Literal('steps'), anchor: Anchor, title: Localized, items: Type.Array(Card) }),
  /** Products of a category in a row; of the new arrivals' category, which `site.json` names, without one (S9.011). */
  Exact({ kind: Type.Literal('productCarousel'), title: Localized, categoryId: Type.Optional(Id) }),
  /** Categories with their pictures. */
  Exact({ kind: Type.Literal('categories'), title: Localized, categoryIds: Type.Array(Id) }),
  /** Banners that take turns; one alone stands still. */
  Exact({ kind: Type.Literal('banners'), items: Type.Array(Card) }),
  /** Of the promotions named, those that run in the country. */
  Exact({
    kind: Type.Literal('promotions'),
    title: Localized,
    text: Localized,
    promotionIds: Type.Optional(Type.Array(Id)),
  }),
  /** The chosen or nearest store. */
  Exact({ kind: Type.Literal('nearestStore'), title: Localized, text: Localized }),
  /** A zone of the recommender. */
  Exact({ kind: Type.Literal('recommendations'), title: Localized, zone: Type.String() }),
  Exact({ kind: Type.Literal('links'), title: Localized, items: Type.Array(LinkItem) }),
  Exact({
    kind: Type.Literal('questions'),
    anchor: Anchor,
    title: Localized,
    items: Type.Array(Exact({ question: Localized, answer: Localized })),
  }),
  Exact({ kind: Type.Literal('html'), anchor: Anchor, title: Type.Optional(Localized), html: Localized }),
])

/** One file of `content/`, named `<id>.json`. */
export const ContentFile = Exact({
  id: Id,
  online: Type.Boolean(),
  name: Localized,
  pageTitle: Type.Optional(Localized),
  pageDescription: Type.Optional(Localized),
  /** HTML. Pages made of blocks only have an empty body. */
  body: Localized,
  blocks: Type.Array(Block),
  /** One of the folders that `site.json` names. */
  folderId: Type.Optional(Id),
  /** Guests, who see no prices, shall read the amounts that its texts tell; without it an import refuses such texts. */
  amountForGuests: Type.Optional(Type.Literal(true)),
  /** A page made for some categories or products: clients ask for it by them. */
  page: Type.Optional(
    Exact({
      aspectTypeId: Id,
      categoryIds: Type.Optional(Type.Array(Id)),
      productIds: Type.Optional(Type.Array(Id)),
    }),
  ),
})
export type ContentFile = Static<typeof ContentFile>
export type ContentBlock = Static<typeof Block>

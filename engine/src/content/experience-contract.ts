import type { OperationContract } from '../kernel/contract.ts'
import { badRequest } from '../kernel/problem.ts'
import { CommaList, Open, Type } from '../kernel/schema.ts'
import { BlockData, Blocks } from './blocks.ts'
import { componentNotFound, contentNotFound, folderNotFound, pageNotFound } from './problems.ts'

const Id = Type.String({ minLength: 1, maxLength: 256 })
const Text = Type.Optional(Type.String())
/** JSON texts of the page designer: taken, and of no effect on pages without parameters. */
const designer = {
  aspectAttributes: Type.Optional(Type.String({ maxLength: 4000 })),
  parameters: Type.Optional(Type.String({ maxLength: 4000 })),
}

const Component = Open('Component', {
  id: Type.String(),
  /** What kind of block it is: `hero`, `banners`, `html`, … */
  typeId: Type.String(),
  name: Text,
  /** The block's members, texts in the asked language. */
  data: BlockData,
  visible: Type.Boolean(),
  localized: Type.Boolean(),
})

const Page = Open('Page', {
  id: Type.String(),
  typeId: Type.String(),
  aspectTypeId: Text,
  name: Text,
  pageTitle: Text,
  pageDescription: Text,
  visible: Type.Boolean(),
  localized: Type.Boolean(),
  regions: Type.Array(Open('Region', { id: Type.String(), components: Type.Array(Component) })),
})

const Content = Open('Content', {
  id: Type.String(),
  name: Text,
  description: Text,
  pageTitle: Text,
  pageDescription: Text,
  /** HTML, sanitised. */
  c_body: Type.String(),
  c_blocks: Blocks,
})

const folder = {
  id: Type.String(),
  /** Absent of the root. */
  parentFolderId: Text,
  name: Text,
  description: Text,
  pageTitle: Text,
  pageDescription: Text,
}

/** A folder with those in it, two levels at most. */
export const ContentFolder = Open('ContentFolder', {
  ...folder,
  folders: Type.Optional(
    Type.Array(
      Open('ContentFolder', { ...folder, folders: Type.Optional(Type.Array(Open('ContentFolder', folder))) }),
    ),
  ),
})

const levels = Type.Optional(Type.Integer({ minimum: 0, maximum: 2 }))

export const experienceContract = {
  getPage: {
    params: Type.Object({ pageId: Id }),
    query: Type.Object(designer),
    answer: Page,
    problems: [pageNotFound],
  },
  getPages: {
    query: Type.Object({
      /** What the page is made for: `plp`, `pdp`. */
      aspectTypeId: Id,
      categoryId: Type.Optional(Id),
      productId: Type.Optional(Id),
      ...designer,
    }),
    answer: Open('PageResult', { data: Type.Array(Page) }),
    problems: [badRequest],
  },
  getComponent: {
    params: Type.Object({ componentId: Id }),
    query: Type.Object({ parameters: designer.parameters }),
    answer: Component,
    problems: [componentNotFound],
  },
  getContent: { params: Type.Object({ id: Id }), answer: Content, problems: [contentNotFound] },
  getMultipleContent: {
    query: Type.Object({ ids: CommaList() }),
    answer: Open('ContentResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      data: Type.Array(Content),
    }),
  },
  getContentFolder: {
    params: Type.Object({ id: Id }),
    query: Type.Object({ levels }),
    answer: ContentFolder,
    problems: [folderNotFound],
  },
  getContentFolders: {
    query: Type.Object({ ids: CommaList(), levels }),
    answer: Open('ContentFolderResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      data: Type.Array(ContentFolder),
    }),
  },
  searchContent: {
    query: Type.Object({
      /** Words that must all stand in name, title or text. */
      q: Type.Optional(Type.String({ maxLength: 200 })),
      /** `fdid=…`: what lies in a folder or below it; repeated. */
      refine: Type.Optional(Type.Unknown()),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    answer: Open('ContentSearchResult', {
      query: Text,
      selectedRefinements: Type.Optional(Type.Record(Type.String(), Type.String())),
      hits: Type.Array(Content),
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
    }),
  },
} as const satisfies Record<string, OperationContract>

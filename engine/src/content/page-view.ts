import type { LocaleId } from '../../../facts/locales.ts'
import type { ContentFile } from '../bundle/index.ts'
import type { Site } from '../kernel/site.ts'
import type { Block } from './blocks.ts'
import { assetView } from './view.ts'

/** Parts of a page are named by it and their place: `homepage.2`; the text of its own comes first, as `.0`. */
const partId = (pageId: string, at: number) => `${pageId}.${at}`

/** The page and the place that a component's id names; undefined for what is no such id. */
export const partOf = (componentId: string): { pageId: string; at: number } | undefined => {
  const [, pageId, at] = /^(.+)\.(\d{1,4})$/.exec(componentId) ?? []
  return pageId === undefined ? undefined : { pageId, at: Number(at) }
}

const part = (id: string, { kind, ...data }: Block) => ({
  id,
  typeId: kind,
  ...('title' in data && data.title !== undefined ? { name: data.title } : {}),
  data,
  visible: true,
  localized: true,
})

/** The parts of an asset as components: its text, where it has one, and its blocks. */
export const componentsOf = (site: Site, locale: LocaleId, asset: ContentFile) => {
  const { c_body, c_blocks } = assetView(site, locale, asset)
  const own = c_body === '' ? [] : [part(partId(asset.id, 0), { kind: 'html', html: c_body })]
  return [...own, ...c_blocks.map((block, at) => part(partId(asset.id, at + 1), block))]
}

/** An asset as a page with one region. */
export const pageView = (site: Site, locale: LocaleId, asset: ContentFile) => {
  const { c_body: _body, c_blocks: _blocks, ...texts } = assetView(site, locale, asset)
  return {
    ...texts,
    typeId: asset.page ? 'assignedPage' : 'storePage',
    ...(asset.page ? { aspectTypeId: asset.page.aspectTypeId } : {}),
    visible: true,
    localized: true,
    regions: [{ id: 'main', components: componentsOf(site, locale, asset) }],
  }
}

/** An asset as the platform writes it. */
export const contentView = (site: Site, locale: LocaleId, asset: ContentFile) => {
  const view = assetView(site, locale, asset)
  return { ...view, ...(view.pageDescription ? { description: view.pageDescription } : {}) }
}

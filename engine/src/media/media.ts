import type { Actor } from '../kernel/admin-context.ts'

/** A picture in one size and format, as pages are given it. */
export type Rendition = { path: string; width: number; height: number; mediaType: string; size: number }

/** A picture, or a paper (a PDF), that somebody uploaded; a paper has no measures and itself as its one rendition. */
export type Media = {
  id: string
  name: string
  /** By locale, Spanish as `es`. */
  alt: Record<string, string>
  focusX: number
  focusY: number
  mediaType: string
  width: number
  height: number
  status: 'waiting' | 'ready' | 'failed'
  renditions: Rendition[]
  createdBy: Actor
  createdAt: Date
  revision: number
}

/** The folder of a picture's renditions. */
export const folderOf = (id: string): string => `media/${id}/`

/** The widest that is no wider. */
const upTo = (renditions: readonly Rendition[], width: number) =>
  renditions
    .filter((one) => one.mediaType === 'image/avif' && one.width <= width)
    .toSorted((a, b) => b.width - a.width)[0]

/** What products name of it: the file for a page and the one for thumbnails. */
export const pageFiles = (
  renditions: readonly Rendition[],
): { path: string; medium?: string } | undefined => {
  const [large, small] = [upTo(renditions, 640), upTo(renditions, 320)]
  if (!large) return undefined
  return { path: large.path, ...(small && small !== large ? { medium: small.path } : {}) }
}

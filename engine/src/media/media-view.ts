import type { Site } from '../kernel/site.ts'
import { type ImageVersions, imageLink } from '../products/index.ts'
import { type Media, pageFiles } from './media.ts'
import { pdfType } from './read-pdf.ts'

/** Spanish is `default`, as in all texts of the API. */
const altView = ({ es, ...others }: Media['alt']): Record<string, string> =>
  es === undefined ? others : { default: es, ...others }

export const mediaView = (site: Site, media: Media, versions: ImageVersions) => {
  const files = pageFiles(media.renditions)
  const paper = media.renditions.find(({ mediaType }) => mediaType === pdfType)
  const alt = altView(media.alt)
  return {
    id: media.id,
    name: media.name,
    alt,
    focus: { x: media.focusX, y: media.focusY },
    mediaType: media.mediaType,
    width: media.width,
    height: media.height,
    status: media.status,
    renditions: media.renditions.map(({ path, width, height, mediaType, size }) => ({
      path,
      width,
      height,
      mediaType,
      size,
      link: imageLink(site, path, versions),
    })),
    ...(files
      ? {
          c_image: {
            path: files.path,
            ...(files.medium === undefined ? {} : { c_medium: files.medium }),
            alt,
          },
        }
      : {}),
    ...(paper ? { c_document: { path: paper.path } } : {}),
    creationDate: media.createdAt.toISOString(),
  }
}

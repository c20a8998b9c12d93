// @chunk goods
import type { ImageGroup, Picture, Product } from '../product.ts'

const shows = ({ variationAttributes = [] }: ImageGroup, choice: Readonly<Record<string, string>>) =>
  variationAttributes.every(({ id, values = [] }) => values.some(({ value }) => value === choice[id]))

/** Pictures of a choice, the general ones where it has none of its own, then the drawing; each once. */
export const galleryOf = (
  { imageGroups = [] }: Product,
  choice: Readonly<Record<string, string>>,
): (Picture & { isDrawing: boolean })[] => {
  const fitting = imageGroups.filter((group) => shows(group, choice))
  const all = fitting.filter(({ viewType }) => viewType === 'large')
  const own = all.filter(({ variationAttributes = [] }) => variationAttributes.length > 0)
  const large = own.length > 0 ? own : all
  const drawings = fitting.filter(({ viewType }) => viewType === 'drawing')
  const pictures = [
    ...large.flatMap(({ images }) => images.map((image) => ({ ...image, isDrawing: false }))),
    ...drawings.flatMap(({ images }) => images.map((image) => ({ ...image, isDrawing: true }))),
  ]
  return [...new Map(pictures.map((picture) => [picture.link, picture])).values()]
}

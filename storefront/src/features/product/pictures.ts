import type { ImageGroup, Picture, Product } from './product.ts'

const shows = ({ variationAttributes = [] }: ImageGroup, choice: Readonly<Record<string, string>>) =>
  variationAttributes.every(({ id, values = [] }) => values.some(({ value }) => value === choice[id]))

/** Pictures of a choice, its own before the general ones, then the drawing; each once. */
export const galleryOf = (
  { imageGroups = [] }: Product,
  choice: Readonly<Record<string, string>>,
): (Picture & { isDrawing: boolean })[] => {
  const fitting = imageGroups.filter((group) => shows(group, choice))
  const own = (group: ImageGroup) => Number((group.variationAttributes?.length ?? 0) > 0)
  const large = fitting.filter(({ viewType }) => viewType === 'large').toSorted((a, b) => own(b) - own(a))
  const drawings = fitting.filter(({ viewType }) => viewType === 'drawing')
  const all = [
    ...large.flatMap(({ images }) => images.map((image) => ({ ...image, isDrawing: false }))),
    ...drawings.flatMap(({ images }) => images.map((image) => ({ ...image, isDrawing: true }))),
  ]
  return [...new Map(all.map((picture) => [picture.link, picture])).values()]
}

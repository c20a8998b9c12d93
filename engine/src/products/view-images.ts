import type { LocaleId } from '../../../facts/locales.ts'
import type { Site } from '../kernel/site.ts'
import { altText, type ImageVersions, imageLink, showsChoice, smallPath, type StoredImage } from './images.ts'

/** Every view type that a client may show; asked for as a whole by `allImages` that names none. */
export const everyViewType = ['large', 'medium', 'small', 'swatch', 'drawing']

/** View types that are the large picture in its smaller file. */
const smaller = ['medium', 'small']

type Question = {
  site: Site
  locale: LocaleId
  versions: ImageVersions
  /** View types to answer, in this order. */
  viewTypes: readonly string[]
  /** The choices shown; undefined: the pictures of all choices. */
  choices: readonly Record<string, string>[] | undefined
}

const choiceKey = (image: StoredImage) =>
  JSON.stringify(Object.entries(image.variationValues ?? {}).toSorted())

/** A picture as answers write it, in the file of a view type. */
export const imageView = (
  image: StoredImage,
  viewType: string,
  { site, locale, versions }: Pick<Question, 'site' | 'locale' | 'versions'>,
) => {
  const small = smaller.includes(viewType)
  const link = imageLink(site, small ? smallPath(image) : image.path, versions)
  const alt = altText(image, locale)
  return {
    link,
    disBaseLink: link,
    alt,
    title: alt,
    ...(image.medium && !small ? { c_mediumLink: imageLink(site, image.medium, versions) } : {}),
  }
}

/** Pictures grouped as the contract wants: by view type, then by the choice they show. */
export const imageGroupsView = (images: readonly StoredImage[], question: Question) => {
  const { choices } = question
  return question.viewTypes.flatMap((viewType) => {
    const stored = smaller.includes(viewType) ? 'large' : viewType
    const fitting = images.filter(
      (image) =>
        image.viewType === stored && (!choices || choices.some((choice) => showsChoice(image, choice))),
    )
    return [...Map.groupBy(fitting, choiceKey).values()].map((group) => {
      const values = Object.entries(group[0]?.variationValues ?? {})
      return {
        viewType,
        images: group.map((image) => imageView(image, viewType, question)),
        ...(values.length > 0
          ? { variationAttributes: values.map(([id, value]) => ({ id, values: [{ value }] })) }
          : {}),
      }
    })
  })
}

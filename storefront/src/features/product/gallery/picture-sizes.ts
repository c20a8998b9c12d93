// @chunk goods
import type { Picture } from '../product.ts'

/** Where pictures stand, and how wide the browser should expect them there. */
export const sizes = {
  /** Two in a row on phones, up to four from lg. */
  tile: '(min-width: 64em) 18rem, (min-width: 48em) 30vw, 46vw',
  /** The whole width on phones, half of it beside the choices. */
  gallery: '(min-width: 48em) 46vw, 100vw',
} as const

/** The attributes of an `img`: both files of a picture that has two, so that a small screen fetches the small one. */
export const sourcesOf = ({ link, c_mediumLink }: Picture, place: keyof typeof sizes) => ({
  ...(c_mediumLink ? { srcSet: `${c_mediumLink} 320w, ${link} 640w`, sizes: sizes[place] } : {}),
  src: link,
})

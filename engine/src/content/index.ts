export { cleanHtml } from './clean-html.ts'
export { safeHtml } from './safe-html.ts'
export { withoutMarkup } from './without-markup.ts'
export { withPictures } from './view.ts'

import type { Ctx } from '../kernel/context.ts'

/** A link of a mail to a page of the shop, in the language of the mail. Only ever to the shop's own origin. */
export const mailLink = (
  { publicOrigin, locale, site }: Pick<Ctx, 'publicOrigin' | 'locale' | 'site'>,
  path: string,
  query: Record<string, string>,
): string => {
  const prefix = locale === site.defaultLocale ? '' : `/${locale}`
  return `${publicOrigin}${prefix}${path}?${new URLSearchParams(query)}`
}

import type { Ctx } from './context.ts'

type Shop = Pick<Ctx, 'publicOrigin' | 'locale' | 'site'>

/** A site that is a copy for another channel (`alsoAs`): an import writes an empty list there; the first site needs no name. */
const isFurther = ({ alsoAs }: Shop['site']) => alsoAs?.length === 0

/**
 * The address of a page of the shop in the context's locale, by the form of addresses that the site's settings say:
 * site and locale in the path, in the query or nowhere; the default locale is left out (S2.047 to S2.049). Always of
 * the shop's own origin.
 */
export const pageLink = (
  { publicOrigin, locale, site }: Shop,
  path: string,
  query: Record<string, string> = {},
): string => {
  const { site: siteIn, locale: localeIn } = { site: 'path', locale: 'path', ...site.url }
  const named = site.locales.find(({ id }) => id === locale)
  const parts = [
    { part: 'site', where: siteIn, ref: isFurther(site) ? (site.alias ?? site.siteId) : undefined },
    {
      part: 'locale',
      where: localeIn,
      ref: locale === site.defaultLocale ? undefined : (named?.alias ?? locale),
    },
  ]
  const prefix = parts.flatMap(({ where, ref }) =>
    where === 'path' && ref ? [`/${encodeURIComponent(ref)}`] : [],
  )
  const params = new URLSearchParams(query)
  for (const { part, where, ref } of parts) if (where === 'query_param' && ref) params.set(part, ref)
  const text = params.toString()
  return `${publicOrigin}${prefix.join('')}${path}${text ? `?${text}` : ''}`
}

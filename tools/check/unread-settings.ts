import { readFileSync } from 'node:fs'
import { SiteFile } from '../../engine/src/bundle/site.ts'

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

/** Names of all members that a schema has, at any depth. */
const membersOf = ({ properties = {}, items, anyOf = [] }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [name, ...membersOf(inner)]),
  ...[...(items ? [items] : []), ...anyOf].flatMap(membersOf),
]

const reader = /^(engine|storefront)\/src\/.*\.tsx?$/
const aside = /^engine\/src\/bundle\/|\.test\.tsx?$|\/testing(\/|\.ts$)/

/**
 * Settings that `site.json` accepts and neither half reads: a merchant would set them for nothing. A member counts as
 * read where source names it behind a point or in a list of members.
 */
export const unreadSettings = (
  files: readonly string[],
  members = membersOf(SiteFile as Schema),
): string[] => {
  const sources = files
    .filter((file) => reader.test(file) && !aside.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  return [...new Set(members)].filter(
    (name) => !new RegExp(`[.{,]\\s*${name}\\b|\\b${name}\\s*[,}]`).test(sources),
  )
}

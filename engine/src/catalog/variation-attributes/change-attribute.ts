import { isDeepStrictEqual } from 'node:util'
import type { SiteFile } from '../../bundle/site.ts'
import type { Db } from '../../db/db.ts'
import { judgeSite } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { badRequest } from '../../kernel/problem.ts'
import { changeCatalogue, lockSiteFile, updateSiteFile } from '../../sites/index.ts'
import { refreshHits } from '../refresh-hits.ts'
import { overlayTexts } from '../../kernel/texts-by-locale.ts'

type Attribute = SiteFile['attributes'][number]
type Value = NonNullable<Attribute['values']>[number]
type Texts = Record<string, string>

/** Names of an attribute and of some of its values, which all products of the shop share; absent ones stay. */
export type SharedNames = {
  attributeId: string
  name?: Texts | undefined
  values: readonly { value: string; name?: Texts | undefined; hex?: string | undefined }[]
}

const overlayValue = (stands: Value | undefined, { value, name, hex }: SharedNames['values'][number]) => ({
  ...stands,
  value,
  // A value without a name of its own is read as it is.
  name: overlayTexts('name', stands?.name, name) ?? { es: value, en: value },
  ...(hex === undefined ? {} : { hex: hex.toUpperCase() }),
})

const overlayAttribute = (stands: Attribute | undefined, { attributeId, name, values }: SharedNames) => {
  const named = new Map(values.map((value) => [value.value, value]))
  const known = stands?.values ?? []
  const changed = known.map((value) => {
    const change = named.get(value.value)
    named.delete(value.value)
    return change ? overlayValue(value, change) : value
  })
  const all = [...changed, ...[...named.values()].map((value) => overlayValue(undefined, value))]
  return {
    ...stands,
    id: attributeId,
    name: overlayTexts('name', stands?.name, name),
    ...(all.length > 0 ? { values: all } : {}),
  }
}

const withAttribute = (file: SiteFile, attribute: object): object => {
  const { id } = attribute as Attribute
  const isThere = file.attributes.some((one) => one.id === id)
  return {
    ...file,
    attributes: isThere
      ? file.attributes.map((one) => (one.id === id ? attribute : one))
      : [...file.attributes, attribute],
  }
}

const judge = async (tx: Db, siteId: string, file: object): Promise<SiteFile> => {
  const judged = await judgeSite(tx, siteId, file)
  if ('row' in judged) return judged.row
  const errors = judged.faults.map(({ field, expected }) => ({
    property: `$.${field.replaceAll('/', '.')}`,
    detail: expected,
  }))
  throw badRequest(errors[0]?.detail ?? 'The attribute is not legal.', { errors })
}

/** Changes names that all products share. Problems: 400, 403 outside-your-places, 409 while an import runs. */
export const changeSharedNames = (
  ctx: AdminContext,
  operation: string,
  names: SharedNames,
): Promise<number> => {
  const { siteId } = ctx.site
  const { attributeId, name, values } = names
  const readDifferently = { attributeId, values: name ? undefined : values.map(({ value }) => value) }
  const next = (file: SiteFile) => {
    const stands = file.attributes.find(({ id }) => id === names.attributeId)
    const attribute = overlayAttribute(stands, names)
    return { stands, attribute, file: withAttribute(file, attribute) }
  }
  return changeCatalogue(ctx, async (tx) => {
    const { stands, attribute, file } = next((await tx.one(lockSiteFile(siteId))).file)
    if (isDeepStrictEqual(stands, attribute)) return undefined
    requireEverywhere(ctx, 'Names of attributes')
    await judge(tx, siteId, file)
    return {
      write: async (db, site) => {
        const own = next((await db.one(lockSiteFile(site))).file)
        await db.run(updateSiteFile(site, own.file as SiteFile))
        await refreshHits(ctx, db, site, readDifferently)
      },
      audit: {
        operation,
        subject: { kind: 'attribute', id: names.attributeId },
        before: stands,
        after: attribute,
      },
    }
  })
}

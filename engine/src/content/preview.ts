import { randomBytes } from 'node:crypto'
import type { ContentFile } from '../bundle/index.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../kernel/problem.ts'
import { hashSecret } from '../kernel/secret-hash.ts'
import type { Audience } from '../kernel/shopper.ts'
import { deleteOldPreviews, insertPreview, selectPreview } from './queries.ts'

/** The header in which a page that is a preview names its secret. */
export const previewHeader = 'x-content-preview'

/** Content that its editor alone sees, in the place of what the shop says, as a guest or a customer would. */
export type ContentPreview = { record: ContentFile; audience: Audience }

type Asked = { siteId: string; now: Date }

/** Keeps content for a preview until `expiresAt`; gives the secret that opens it. What is over goes. */
export const keepPreview = async (
  db: Db,
  { siteId, now }: Asked,
  preview: ContentPreview & { expiresAt: Date },
): Promise<string> => {
  const secret = randomBytes(32).toString('base64url')
  await db.run(deleteOldPreviews(siteId, now))
  await db.run(insertPreview(siteId, { ...preview, secretHash: hashSecret(secret) }))
  return secret
}

/** What a secret opens; undefined without one. Problem: 404 for one that opens nothing, or no longer. */
export const findPreview = async (
  db: Db,
  secret: string | undefined,
  { siteId, now }: Asked,
): Promise<ContentPreview | undefined> => {
  if (!secret) return undefined
  const found = await db.maybe(selectPreview(siteId, hashSecret(secret), now))
  if (!found) throw notFound('The preview is over.')
  return found
}

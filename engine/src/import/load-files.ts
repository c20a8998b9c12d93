import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ContentFile } from '../bundle/index.ts'
import type { Cell } from '../db/copy-rows.ts'
import type { CheckedBundle } from './check-bundle.ts'
import { rowDigest } from './edits/row-digest.ts'
import { type Loading, replace } from './loading.ts'
import { selectUploadedPaths } from './queries.ts'
import type { Progress } from './progress.ts'

/** The files of `content/`, one at a time. */
export async function* contentRows({ folder, contentFiles }: CheckedBundle): AsyncGenerator<ContentFile[]> {
  for (const name of contentFiles)
    yield [JSON.parse(await readFile(join(folder, 'content', name), 'utf8')) as ContentFile]
}

/** One row for each file of `content/`. */
export const loadContent = async (loading: Loading, progress: Progress) => {
  const { contentFiles, siteId } = loading.bundle
  progress.begin('load', 'content/', contentFiles.length)
  async function* rows(): AsyncGenerator<Cell[][]> {
    for await (const assets of contentRows(loading.bundle)) {
      for (const asset of assets) loading.digests.set(asset.id, rowDigest(asset))
      yield assets.map((asset) => [siteId, asset.id, asset])
    }
  }
  await replace(loading, 'content', ['site_id', 'id', 'record'], rows())
  progress.end()
}

const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
}

/** One row for each picture, film or paper, with the digest that names its version. */
export const loadImages = async (loading: Loading, progress: Progress) => {
  const root = join(loading.bundle.folder, 'images')
  const names = (await readdir(root, { recursive: true })).filter((name) => mediaTypes[extname(name)]).sort()
  progress.begin('load', 'images/', names.length)
  // An export has renditions whose originals this shop may hold: those stay as they are.
  const uploaded = await loading.tx.query(selectUploadedPaths(loading.bundle.siteId))
  const isThere = new Set(uploaded.map((picture) => picture.path))
  async function* rows(): AsyncGenerator<Cell[][]> {
    for (const name of names.filter((one) => !isThere.has(one.replaceAll('\\', '/')))) {
      const bytes = await readFile(join(root, name))
      const path = name.replaceAll('\\', '/')
      const digest = createHash('sha256').update(bytes).digest('hex')
      yield [[loading.bundle.siteId, path, mediaTypes[extname(name)], bytes, digest]]
    }
  }
  await replace(loading, 'image', ['site_id', 'path', 'media_type', 'bytes', 'sha256'], rows())
  progress.end()
}

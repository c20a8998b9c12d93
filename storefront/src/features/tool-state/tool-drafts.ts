import { storageKeys } from '../../config/storage-keys.ts'
import { readOwned, writeOwned } from '../../lib/owned-storage.ts'

/** What a tool was last asked in this browser, and when (ms since 1970). */
export type ToolDraft = { text: string; at: number }

type Drafts = Record<string, ToolDraft>

const most = 20

const areDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (one?: Partial<ToolDraft>) => typeof one?.text === 'string' && typeof one.at === 'number',
  )

const readAll = (owner: string): Drafts => readOwned(storageKeys.toolDrafts, owner, areDrafts) ?? {}

/** The draft of a tool for the shopper of that id; nobody's before there is a session. */
export const readDraft = (owner: string, tool: string): ToolDraft | undefined => readAll(owner)[tool]

/** Keeps a draft; an empty one is removed, and of many tools the latest stay. */
export const writeDraft = (owner: string, tool: string, draft: ToolDraft) => {
  const { [tool]: _, ...others } = readAll(owner)
  const drafts = Object.entries(draft.text === '' ? others : { ...others, [tool]: draft })
  const latest = drafts.sort(([, a], [, b]) => b.at - a.at).slice(0, most)
  writeOwned(storageKeys.toolDrafts, owner, latest.length > 0 ? Object.fromEntries(latest) : undefined)
}

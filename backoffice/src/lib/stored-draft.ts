import { recall, remember } from './storage.ts'

const days = 7

/** What a person typed into a form and did not save; undefined where there is nothing, or it is older than a week. */
export const readDraft = <T>(key: string): T | undefined => {
  try {
    const { at, draft } = JSON.parse(recall(key) ?? '{}') as { at?: number; draft?: T }
    return at !== undefined && Date.now() - at < days * 86_400_000 ? draft : undefined
  } catch {
    return undefined
  }
}

export const writeDraft = (key: string, draft: unknown): void =>
  remember(key, draft === undefined ? undefined : JSON.stringify({ at: Date.now(), draft }))

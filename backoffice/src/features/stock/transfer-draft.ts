import { storageKeys } from '../../lib/storage.ts'
import { readDraft, writeDraft } from '../../lib/stored-draft.ts'

type TransferLine = { productId: string; name: string; amount: string }

/** A transfer that was begun and not made; the stores are the form's own until somebody chooses. */
export type TransferDraft = {
  fromStore?: string
  toStore?: string
  note: string
  lines: readonly TransferLine[]
}

/** How a person's form remembers it. */
export const transferForm = (person: string): string => `transfer.${person}`

/** Lays goods into the transfer that a person has begun; those that lie there stay as they are. */
export const addTransferLines = (
  person: string,
  goods: readonly Pick<TransferLine, 'productId' | 'name'>[],
): void => {
  const key = storageKeys.draft(transferForm(person))
  const draft = readDraft<TransferDraft>(key) ?? { note: '', lines: [] }
  const known = new Set(draft.lines.map(({ productId }) => productId))
  const added = goods.filter(({ productId }) => !known.has(productId))
  writeDraft(key, { ...draft, lines: [...draft.lines, ...added.map((one) => ({ ...one, amount: '' }))] })
}

export { DraftOffer } from './draft-offer.tsx'
export { readDraft, writeDraft } from './tool-drafts.ts'
export { HistoryBar } from './tool-history.tsx'
export { useToolState } from './use-tool-state.ts'

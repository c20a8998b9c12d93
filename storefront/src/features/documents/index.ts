export { DocumentActions } from './document-actions.tsx'
export { DocumentPage } from './document-page.tsx'

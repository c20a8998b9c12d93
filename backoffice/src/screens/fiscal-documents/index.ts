export { FiscalDocumentsScreen } from './fiscal-documents.tsx'

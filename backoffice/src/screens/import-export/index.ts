export { ImportExportScreen } from './import-export.tsx'

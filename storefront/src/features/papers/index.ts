export { PaperPage } from './paper-page.tsx'
export { Papers } from './papers.tsx'

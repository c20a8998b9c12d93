export { UploadPdf } from './upload-pdf.tsx'
export { UploadPicture } from './upload-picture.tsx'

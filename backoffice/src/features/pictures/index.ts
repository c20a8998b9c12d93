export { PictureField } from './picture-field.tsx'
export { UploadPdf } from './upload-pdf.tsx'
export { UploadPicture } from './upload-picture.tsx'

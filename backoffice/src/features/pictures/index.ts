export { UploadPicture } from './upload-picture.tsx'

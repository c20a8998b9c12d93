import {
  type AttachmentKinds,
  type AttachmentType,
  attachmentLimits,
  attachmentName,
  attachmentTypeOf,
} from '../../../facts/attachments.ts'
import { defineProblem } from './problem.ts'
import { Body, Type } from './schema.ts'

/** A file that a shopper sent, checked. */
export type Attachment = { name: string; mediaType: AttachmentType; bytes: Buffer }

/** Of no kind that is taken there, too large, empty, or no base64. Carries `property`. */
export const fileNotAccepted = defineProblem(400, 'file-not-accepted', 'File Not Accepted')

/** The body limit of a call that takes one file: 4 MB are 5.6 MB in base64 (decisions, section 0). */
export const attachmentBodyLimit = 6 * 1024 * 1024

/** `{filename, fileContent}` with base64 that has no prefix (S7.035). */
export const FileBody = Body('file', {
  filename: Type.String({ minLength: 1, maxLength: 300 }),
  fileContent: Type.String({ minLength: 1 }),
})

const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Reads and judges a file (S5.028, S5.030) of the kinds that are taken. Problem: 400 file-not-accepted. */
export const readAttachment = (
  file: { filename: string; fileContent: string },
  kinds: AttachmentKinds = {},
): Attachment => {
  const { filename, fileContent } = file
  if (fileContent.length % 4 !== 0 || !base64.test(fileContent)) {
    throw fileNotAccepted('The content is not base64.', { property: 'file.fileContent' })
  }
  const bytes = Buffer.from(fileContent, 'base64')
  if (bytes.length > attachmentLimits.bytes) {
    throw fileNotAccepted('The file is larger than 4 MB.', { property: 'file.fileContent' })
  }
  const name = attachmentName(filename)
  const mediaType = attachmentTypeOf(name, bytes, kinds)
  if (!mediaType) {
    const allowed = [
      'images',
      ...(kinds.videos === false ? [] : ['videos']),
      ...(kinds.documents ? ['PDFs'] : []),
    ]
    throw fileNotAccepted(`Only ${allowed.join(' and ')} are allowed.`, { property: 'file' })
  }
  return { name, mediaType, bytes }
}

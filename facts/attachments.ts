/** Files that a shopper may send along (S5.028–S5.031). What a file is, its first bytes say, not its name. */

const megabyte = 1024 * 1024

/** How many files may be attached, and how many bytes each may have. */
export const attachmentLimits = { files: 3, bytes: 4 * megabyte } as const

export type AttachmentType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'video/mp4'
  | 'video/webm'
  | 'video/quicktime'
  | 'application/pdf'

/** Endings that each type may have. */
const endings: Record<AttachmentType, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/quicktime': ['mov', 'qt'],
  'application/pdf': ['pdf'],
}

/** For the `accept` of a file field. */
export const acceptedFiles = 'image/*,video/*'

/** The same where a drawing may come as a document too: with quotes, not with cases. */
export const acceptedDocuments = `${acceptedFiles},application/pdf`

/** What shows a transfer is a picture or the bank's PDF. Types by name: a phone hands its own kind over as one of these. */
export const acceptedProofs = Object.keys(endings)
  .filter((type) => !type.startsWith('video/'))
  .join()

/** What a place takes beside pictures: cases videos, quotes documents too, transfers documents alone. */
export type AttachmentKinds = { documents?: boolean; videos?: boolean }

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const typeOfBytes = (bytes: Uint8Array): AttachmentType | undefined => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6))) return 'image/gif'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp'
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return 'video/webm'
  if (textAt(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  if (textAt(bytes, 4, 4) === 'ftyp') return textAt(bytes, 8, 2) === 'qt' ? 'video/quicktime' : 'video/mp4'
  return undefined
}

/** What the file is; undefined when it is of no kind that is taken there, or its name says something else. */
export function attachmentTypeOf(
  name: string,
  bytes: Uint8Array,
  { documents = false, videos = true }: AttachmentKinds = {},
): AttachmentType | undefined {
  const type = typeOfBytes(bytes)
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!type || (type === 'application/pdf' && !documents)) return undefined
  if (type.startsWith('video/') && !videos) return undefined
  return endings[type].includes(ending) ? type : undefined
}

/** What a proof of a transfer is taken as: everything that `acceptedProofs` names. */
export const proofKinds = { documents: true, videos: false } as const satisfies AttachmentKinds

// Controls, and the marks that turn the direction of writing: with them a name can look like another.
const invisibleCharacters = /[\p{Cc}\p{Cf}]/gu

/** The name to show: no path, nothing unseen, at most 100 characters with its ending kept. */
export function attachmentName(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(invisibleCharacters, '').trim()
  const ending = /\.[^.]{1,5}$/.exec(plain)?.[0] ?? ''
  const stem = plain.slice(0, plain.length - ending.length)
  return `${stem.slice(0, 100 - ending.length) || 'archivo'}${ending}`
}

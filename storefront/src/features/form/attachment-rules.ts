export type AttachmentLimits = { maxFiles: number; maxSizeMB: number }

/** What every field of attachments takes unless it says otherwise [S5.029] [S5.030]. */
export const usualLimits: AttachmentLimits = { maxFiles: 3, maxSizeMB: 4 }

/** For the browser's own window of files [S5.028]. */
export const attachmentTypes = 'image/*,video/*'

const megabyte = 1024 * 1024
const isPictureOrVideo = ({ type }: File) => /^(?:image|video)\//.test(type)

/** Which of the new files are taken beside those chosen before, and why the others are not. The first ones win. */
export const sortFiles = <F extends File>(before: number, added: readonly F[], limits: AttachmentLimits) => {
  const wrongType = added.filter((file) => !isPictureOrVideo(file))
  const tooLarge = added.filter((file) => isPictureOrVideo(file) && file.size > limits.maxSizeMB * megabyte)
  const good = added.filter((file) => !wrongType.includes(file) && !tooLarge.includes(file))
  const room = Math.max(0, limits.maxFiles - before)
  return { taken: good.slice(0, room), wrongType, tooLarge, tooMany: good.length > room }
}

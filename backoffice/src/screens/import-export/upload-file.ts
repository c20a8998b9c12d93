import type { Call } from '../../api/call.ts'
import { jobs, type UploadedFile } from '../../api/jobs.ts'
import { isProblem } from '../../api/problem.ts'

const partBytes = 4 * 1024 * 1024
const mostFailures = 5

/**
 * Sends a file in parts, and goes on behind the last byte that arrived where the line breaks. `onSent`: the share that is
 * there. Throws the problem of a part that fails five times.
 */
export const uploadFile = async (
  call: Call,
  file: File,
  onSent: (share: number) => void,
): Promise<UploadedFile> => {
  const part = (from: number) => file.slice(from, from + partBytes)
  let sent = await call(jobs.uploadFile, {
    query: { name: file.name.slice(-200), size: file.size },
    bytes: part(0),
  })
  for (let failures = 0; !sent.isComplete; ) {
    const params = { fileId: sent.id }
    onSent(sent.size / file.size)
    try {
      sent = await call(jobs.appendFile, { params, query: { offset: sent.size }, bytes: part(sent.size) })
    } catch (error) {
      failures++
      const isBroken = isProblem(error, 0) || isProblem(error, 'file-offset')
      if (!isBroken || failures === mostFailures) throw error
      sent = await call(jobs.getFile, { params })
    }
  }
  onSent(1)
  return sent
}

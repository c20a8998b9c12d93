import type { Env } from '../../api/env.tsx'
import { opportunities } from '../../api/opportunities.ts'
import { readFile } from './read-file.ts'

/** Sends each file as a call of its own; answers those that did not get through. */
export const sendFiles = async (env: Env, opportunityId: string, files: readonly File[]): Promise<File[]> => {
  const failed: File[] = []
  for (const file of files) {
    try {
      const { name, content } = await readFile(file)
      await env.call(opportunities.addOpportunityFile, {
        params: { opportunityId },
        body: { file: { filename: name, fileContent: content } },
      })
    } catch {
      failed.push(file)
    }
  }
  return failed
}

import { messagesPlugin } from '../../../build/messages-plugin.ts'
import type { Catalogue } from '../../lib/i18n/i18n.ts'

/** The texts of one `messages.ts` (its path) in one language, as the build writes them. */
export const builtTexts = async (file: string, language: 'es' | 'en'): Promise<Catalogue> => {
  const plugin = messagesPlugin()
  const load = plugin.load as unknown as (this: { addWatchFile(): void }, id: string) => Promise<unknown>
  await load.call({ addWatchFile: () => {} }, file)
  return JSON.parse(plugin.files().catalogues[language]?.json ?? '{}')
}

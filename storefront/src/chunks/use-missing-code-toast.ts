import { useText } from '../lib/i18n/text.tsx'
import { useToast } from '../ui/index.ts'
import { chunkMessages } from './messages.ts'

/** Says that code did not come. A document does not fetch a file twice that it failed to fetch: a new one is offered. */
export const useMissingCodeToast = () => {
  const t = useText()
  const show = useToast()
  return () =>
    show({
      title: t(chunkMessages.offline),
      tone: 'error',
      action: { label: t(chunkMessages.retry), onPress: () => location.reload() },
    })
}

import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Page } from '../../features/page/index.ts'
import { messages } from './messages.ts'

export const HomeScreen = () => {
  const { t } = useEnv()
  const { person } = useSession()
  return <Page title={t(messages.hello, person.name.split(' ')[0] ?? '')}>{null}</Page>
}

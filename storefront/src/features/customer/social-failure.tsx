import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Alert } from '../../ui/index.ts'
import { socialProblem } from './social-problem.ts'

/** On the login page: why the way through another site did not work, as the address tells. */
export const SocialFailure = () => {
  const t = useText()
  const problem = socialProblem(useRoute().search)
  if (!problem) return null
  return <Alert tone="error">{t(problem.text, { provider: t(problem.provider) })}</Alert>
}

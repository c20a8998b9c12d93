import { useText } from '../lib/i18n/text.tsx'
import { RouteSkeleton } from '../ui/index.ts'
import { appMessages } from './messages.ts'

/** Stands where a screen will be while its code loads [S2.051]. */
export const Skeleton = () => <RouteSkeleton label={useText()(appMessages.loading)} />

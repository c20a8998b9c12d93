import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import type { AuditEntry } from '../../api/audit.ts'
import { kindMessages } from './messages.ts'

type Subject = AuditEntry['subject']

/** Where what was changed can be seen. */
const addressOf = ({ kind, id }: Subject): string | undefined => {
  const screens: Record<string, string> = {
    order: '/orders/',
    quote: '/quotes/',
    case: '/cases/',
    product: '/products/',
    promotion: '/promotions/',
    content: '/content/',
    'stock-transfer': '/transfers/',
  }
  return screens[kind] && `${screens[kind]}${encodeURIComponent(id)}`
}

/** With lines between its parts, as of programs, or without, as of baskets. */
const isLongSign = (id: string) => /^[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}/.test(id)

type ThingProps = {
  of: Subject
  nameOf(id: string): string | undefined
  /** Without a way to it: it stands in something that is pressed. */
  isText?: boolean
}

/** What was changed, in words: its kind, and its name or number. */
export const Thing = ({ of, nameOf, isText }: ThingProps) => {
  const { t } = useEnv()
  const kind = Object.hasOwn(kindMessages, of.kind)
    ? t(kindMessages[of.kind as keyof typeof kindMessages])
    : of.kind
  const to = isText ? undefined : addressOf(of)
  // What only programs call by a long sign is told by its first ones.
  const name = nameOf(of.id) ?? (isLongSign(of.id) ? of.id.slice(0, 8) : of.id)
  const words = `${kind} ${name}`
  return to ? (
    <Link to={to} title={of.id}>
      {words}
    </Link>
  ) : (
    <span title={of.id}>{words}</span>
  )
}

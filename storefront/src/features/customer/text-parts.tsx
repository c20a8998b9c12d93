import { Link } from '../../lib/router/link.tsx'

/** Elements inside texts: a mail address that stands out, the way to the terms. */
export const textParts = {
  mail: (text: string) => <strong>{text}</strong>,
  terms: (text: string) => <Link to="/terms-conditions">{text}</Link>,
}

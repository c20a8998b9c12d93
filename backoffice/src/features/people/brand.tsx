import { useEnv } from '../../api/env.tsx'
import styles from './people.module.css'
import { roleMessages } from './role-messages.ts'

/** The mark, and the shop's name where there is room. */
export const Brand = ({ name }: { name?: string }) => (
  <span className={styles.brand}>
    <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#a8122c" />
      <path
        d="M5 20.5 16 10l11 10.5M9 24h14"
        fill="none"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    {name}
  </span>
)

/** Spanish or English. */
export const LanguageSwitch = () => {
  const { language, setLanguage, t } = useEnv()
  return (
    <span role="group" aria-label={t(roleMessages.language)} className={styles.languages}>
      {(['es', 'en'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={styles.language}
          aria-pressed={one === language}
          onClick={() => setLanguage(one)}
        >
          {one === 'es' ? 'Español' : 'English'}
        </button>
      ))}
    </span>
  )
}

import styles from './code.module.css'

/** What programs and files call a thing, beside its name. A state is a `Badge`. */
export const Code = ({ children }: { children: string }) => <code className={styles.code}>{children}</code>

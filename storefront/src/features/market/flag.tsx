import type { CountryCode } from '../../../../facts/countries.ts'
import styles from './market.module.css'

/** The country's flag; its name always stands beside it. */
export const Flag = ({ country }: { country: CountryCode }) => (
  <img
    className={styles.flag}
    src={`/static/flags/${country.toLowerCase()}.svg`}
    alt=""
    width={24}
    height={16}
  />
)

import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import type { Role, User } from '../../api/users.ts'
import { roleName } from '../../features/people/index.ts'
import { Button, IconButton, SelectField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './team.module.css'

export type Assignment = User['roles'][number]

type RoleFieldsProps = {
  given: readonly Role[]
  value: readonly Assignment[]
  onChange(value: readonly Assignment[]): void
}

/** The place a role begins with: the first there is for it. */
const firstPlace = (role: Role | undefined, country: string | undefined): Partial<Assignment> =>
  role?.place === 'store' ? { storeId: '' } : role?.place === 'all' ? {} : country ? { country } : {}

/** Roles in places: each a role, and where it counts. */
export const RoleFields = ({ given, value, onChange }: RoleFieldsProps) => {
  const { shop, t } = useEnv()
  const { person, countriesOf } = useSession()
  const mine = countriesOf('sfcc.users.rw')
  const countries = shop.countries.map(({ code }) => code).filter((code) => !mine || mine.includes(code))
  const stores = person.stores.filter(({ country }) => !mine || mine.includes(country))
  const put = (index: number, next: Assignment) => onChange(value.toSpliced(index, 1, next))
  return (
    <div className={styles.roleFields}>
      {value.map((one, index) => {
        const known = given.find(({ role }) => role === one.role)
        return (
          <div key={index} className={styles.roleLine}>
            <SelectField
              label={t(messages.role)}
              value={one.role}
              onChange={({ target }) => {
                const role = given.find((other) => other.role === target.value)
                put(index, { role: target.value, ...firstPlace(role, countries[0]) })
              }}
            >
              {given.map(({ role }) => (
                <option key={role} value={role}>
                  {roleName(t, role)}
                </option>
              ))}
            </SelectField>
            {known?.place === 'store' ? (
              <SelectField
                label={t(messages.storeId)}
                required
                value={one.storeId ?? ''}
                onChange={({ target }) => put(index, { role: one.role, storeId: target.value })}
              >
                <option value="" />
                {stores.map(({ storeId, name }) => (
                  <option key={storeId} value={storeId}>
                    {name}
                  </option>
                ))}
              </SelectField>
            ) : (
              <SelectField
                label={t(messages.place)}
                value={one.country ?? ''}
                disabled={known?.place === 'all'}
                onChange={({ target }) =>
                  put(index, { role: one.role, ...(target.value ? { country: target.value } : {}) })
                }
              >
                {(known?.place === 'all' || !mine) && <option value="">{t(messages.everywhere)}</option>}
                {known?.place !== 'all' &&
                  countries.map((code) => (
                    <option key={code} value={code}>
                      {code}
                    </option>
                  ))}
              </SelectField>
            )}
            {value.length > 1 && (
              <IconButton
                icon="close"
                label={t(messages.removeRole)}
                onClick={() => onChange(value.toSpliced(index, 1))}
              />
            )}
          </div>
        )
      })}
      <span>
        <Button
          kind="quiet"
          icon="plus"
          onClick={() => {
            const [first] = given
            if (first) onChange([...value, { role: first.role, ...firstPlace(first, countries[0]) }])
          }}
        >
          {t(messages.addRole)}
        </Button>
      </span>
    </div>
  )
}

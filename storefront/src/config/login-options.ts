/** What a way to sign in is to the specification's word (S3.042): with a password, with a mailed one-time code, elsewhere. */
export const loginTypes = ['password', 'passwordless', 'social'] as const
export type LoginType = (typeof loginTypes)[number]

/** Every way to sign in that an installation can offer, in the order of the login form [S6.014]. */
export const loginOptions = ['password', 'passwordless', 'google', 'microsoft', 'facebook'] as const
export type LoginOption = (typeof loginOptions)[number]
/** The ways through another site; the name is the platform's `hint` [S7.054]. */
export type SocialProvider = Exclude<LoginOption, LoginType>

/** The type of a way to sign in; undefined for a word that names no way to sign in. */
export const loginTypeOf = (option: string): LoginType | undefined => {
  const known = loginOptions.find((one) => one === option)
  return loginTypes.find((type) => type === known) ?? (known && 'social')
}

/** Whether the way leads through another site. */
export const isSocialProvider = (option: string): option is SocialProvider => loginTypeOf(option) === 'social'

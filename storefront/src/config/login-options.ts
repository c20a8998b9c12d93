/** Every way to sign in that an installation can offer, in the order of the login form [S6.014]. */
export const loginOptions = ['password', 'passwordless', 'google', 'microsoft', 'facebook'] as const
export type LoginOption = (typeof loginOptions)[number]
/** The ways through another site; the name is the platform's `hint` [S7.054]. */
export type SocialProvider = Exclude<LoginOption, 'password' | 'passwordless'>

/** Whether the way leads through another site. */
export const isSocialProvider = (option: string): option is SocialProvider =>
  option === 'google' || option === 'microsoft' || option === 'facebook'

export type Profile = {
  firstName?: string
  lastName?: string
  email?: string
  phoneHome?: string
  phoneMobile?: string
  c_country?: string
}

/** The customer's data that the chat gets beforehand (S6.007). */
export const prechatNames = ['firstName', 'lastName', 'email', 'phone', 'country'] as const
export type Prechat = Partial<Record<(typeof prechatNames)[number], string>>

/** The fields the profile can fill; what it lacks stays for the customer to say. */
export const prechatOf = ({
  firstName,
  lastName,
  email,
  phoneHome,
  phoneMobile,
  c_country,
}: Profile): Prechat => {
  const phone = phoneMobile || phoneHome
  return {
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(c_country ? { country: c_country } : {}),
  }
}

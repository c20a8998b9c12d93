/** What the registration form begins with; the names are those of its fields [S3.014]. */
export const emptyRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  acceptsMarketing: false,
  acceptsTermsAndConditions: false,
}

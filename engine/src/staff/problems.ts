import { badRequest, defineProblem, unauthorized } from '../kernel/problem.ts'

/** The same for an unknown address, a wrong password and somebody who was disabled. */
export const wrongCredentials = () => unauthorized('The address or the password is not right.')

export const wrongPasskey = () => unauthorized('The passkey is not right.')

/** The same for whatever of a directory's answer opens nothing: it tells nobody who works here. */
export const notVouchedFor = () => unauthorized('The directory’s answer opens nothing here.')

export const wrongProof = () => unauthorized('The code is not right, or was used before.')

export const invitationOver = defineProblem(410, 'invitation-over', 'Invitation Over')
export const noInvitation = () =>
  invitationOver('The invitation is over: it was used, replaced or is too old. Ask for a new one.')

/** Somebody who never accepted an invitation to the end. */
export const secondFactorMissing = defineProblem(403, 'second-factor-missing', 'Second Factor Missing')

export const wrongCode = () => badRequest('The code of the app is not right.', { property: 'code' })

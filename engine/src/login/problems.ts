import { defineProblem } from '../kernel/problem.ts'

// The slug becomes the `error` of an OAuth body, the detail its `message`, which clients match (contract 2.2).
export const invalidRequest = defineProblem(400, 'invalid-request', 'Bad Request')
export const invalidGrant = defineProblem(400, 'invalid-grant', 'Bad Request')
export const unsupportedGrant = defineProblem(400, 'unsupported-grant-type', 'Bad Request')
export const invalidClient = defineProblem(401, 'invalid-client', 'Unauthorized')
export const wrongCredentials = defineProblem(401, 'unauthorized', 'Unauthorized')
export const repeatedLogin = defineProblem(409, 'conflict', 'Conflict')
/** The account has no password to ask for, and its sign-in is too old to stand for one. */
export const recentSignInRequired = defineProblem(403, 'recent-sign-in-required', 'Recent Sign In Required')
export const unknownProvider = defineProblem(400, 'unknown-identity-provider', 'Bad Request')

/** Clients forget everything they hold when they read this text. */
export const invalidRefreshToken = () => invalidGrant('invalid refresh_token')

/** Clients look for “invalid token”; ours also for “expired”. */
export const invalidToken = () => invalidRequest('invalid token')
export const expiredToken = () => invalidRequest('invalid token: Token expired')

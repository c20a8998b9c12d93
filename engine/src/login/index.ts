export { accessTokenSeconds, signAccessToken, type TokenSubject } from './access-token.ts'
export { authenticate } from './authenticate.ts'
export { type SigningKey, signingKeyFrom } from './signing-key.ts'

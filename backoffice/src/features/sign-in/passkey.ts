import type { Call } from '../../api/call.ts'
import { passkeys } from '../../api/staff.ts'

type FromJson = { parseRequestOptionsFromJSON?: unknown; parseCreationOptionsFromJSON?: unknown }

/** Whether this browser knows passkeys as the engine writes them. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof (PublicKeyCredential as FromJson).parseRequestOptionsFromJSON === 'function' &&
  typeof (PublicKeyCredential as FromJson).parseCreationOptionsFromJSON === 'function'

/** Lets the device sign what the engine asks; undefined where the person gave up. */
const assertPasskey = async (call: Call) => {
  const options = await call(passkeys.getPasskeyRequest, { mayAsk: false })
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null)
  // As browsers write it; the engine holds it to its schema.
  return credential instanceof PublicKeyCredential ? (credential.toJSON() as never) : undefined
}

/** Signs in, or shows the second factor once more. Gives false where the person gave up. Throws a Problem. */
export const provePasskey = async (call: Call, purpose: 'signIn' | 'stepUp'): Promise<boolean> => {
  const body = await assertPasskey(call)
  if (!body) return false
  if (purpose === 'signIn') await call(passkeys.signInWithPasskey, { body, mayAsk: false })
  else await call(passkeys.stepUpWithPasskey, { body, mayAsk: false })
  return true
}

/** Adds a passkey of this device. Gives false where the person gave up. Throws a Problem. */
export const addPasskey = async (call: Call, name: string): Promise<boolean> => {
  const options = await call(passkeys.getPasskeyCreation)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) return false
  await call(passkeys.addPasskey, { body: { ...(credential.toJSON() as object), name } as never })
  return true
}

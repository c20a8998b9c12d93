export { InterruptionDialog } from './interruption-dialog.tsx'
export { addPasskey, knowsPasskeys } from './passkey.ts'
export { RecoveryCodes } from './recovery-codes.tsx'
export { SignInForm } from './sign-in-form.tsx'

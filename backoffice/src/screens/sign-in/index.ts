export { SignInScreen } from './sign-in.tsx'

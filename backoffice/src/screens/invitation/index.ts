export { InvitationScreen } from './invitation.tsx'

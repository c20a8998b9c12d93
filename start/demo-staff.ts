import type { DemoPerson } from '../engine/src/staff/index.ts'

const person = (name: string, roles: string): DemoPerson => {
  const [role = ''] = roles.split('@')
  return { email: `${role}@lamina.example`, name, roles }
}

/** One person per role of the demo business; their password is that of its customers. */
export const demoStaff: readonly DemoPerson[] = [
  person('Karla Menjívar', 'clerk@SV-SS01'),
  person('Óscar Villalta', 'foreman@SV-SS01'),
  person('Gabriela Paz', 'desk@SV'),
  person('Luis Ayala', 'support@SV'),
  person('Andrea Solís', 'editor'),
  person('Diego Cárcamo', 'marketing'),
  person('Silvia Rodas', 'finance@SV'),
  person('Mauricio Chávez', 'manager@SV'),
  person('Elena Quintanilla', 'owner'),
  person('Ricardo Mena', 'auditor'),
]

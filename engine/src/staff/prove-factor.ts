import type { Db } from '../db/db.ts'
import type { StaffContext } from '../kernel/staff-operation.ts'
import { recordAudit } from '../audit/index.ts'
import { wrongProof } from './problems.ts'
import { useRecoveryCode, useTotpStep } from './queries.ts'
import { recoveryHash } from './recovery-codes.ts'
import { totpStep } from './totp.ts'

/** What is shown: a code of the app, or one that was written down. */
export type Proof = { code?: string; recoveryCode?: string }

/** Who shows it. */
export type Prover = { id: string; name: string; totpSealed: string | null }

/**
 * Spends a second factor inside the caller's transaction: a code of the app works once, and none older than it; a code for
 * recovery works once and leaves a trace in the log. Problem: 401.
 */
export const spendProof = async (
  ctx: StaffContext,
  tx: Db,
  { id, name, totpSealed }: Prover,
  { code, recoveryCode }: Proof,
): Promise<void> => {
  if (recoveryCode !== undefined) {
    const used = await tx.run(useRecoveryCode(id, recoveryHash(id, recoveryCode), ctx.now))
    if (used === 0) throw wrongProof()
    const actor = { kind: 'staff', id, name } as const
    await recordAudit({ ...ctx, actor }, tx, {
      operation: 'useRecoveryCode',
      subject: { kind: 'staff', id },
    })
    return
  }
  const step = totpSealed === null || code === undefined ? undefined : totpStep(ctx, totpSealed, code)
  if (step === undefined || (await tx.run(useTotpStep(id, step))) === 0) throw wrongProof()
}

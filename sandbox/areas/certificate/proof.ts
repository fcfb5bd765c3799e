import type { NextProof } from '@/contract/certificate/issue'
import type { Db } from '../../db/client'
import { lastDone } from '../identity/orders'
import { PROOF_MS } from './terms'

/** What the customer proves next for a certificate: the ID card and then the face, both not too long ago. */
export async function nextProofOf(db: Db, userId: number, now: Date): Promise<NextProof> {
  const isFresh = async (kind: 'certificateCard' | 'certificateFace') => {
    const doneAt = await lastDone(db, userId, kind)
    return doneAt !== undefined && now.getTime() - doneAt.getTime() < PROOF_MS
  }
  if (!(await isFresh('certificateCard'))) return 'card'
  return (await isFresh('certificateFace')) ? 'none' : 'face'
}

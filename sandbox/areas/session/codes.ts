import { randomInt } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import { smsCodes, smsMessages } from './tables'

const lifeSeconds = 600
const resendSeconds = 60
const maxWrongTries = 5

/** How long a code serves and after how long the next may be asked for, in seconds. */
export const codeTimes = { expireSeconds: lifeSeconds, resendSeconds }

/** What became of a code that was typed in. `locked` also answers the try that used up the last chance. */
export type CodeCheck = 'ok' | 'wrong' | 'expired' | 'used' | 'locked'

/** Scenes of codes: those a customer asks for, and the bank's. */
export type SmsScene = 'login' | 'bind' | 'cancel-account' | 'bank' | 'certificate'

const sceneTexts: Record<SmsScene, (code: string) => Text> = {
  login: (code) => ({
    zh: `【小补贴】您的登录验证码是 ${code}，10 分钟内有效，请勿告诉他人。`,
    en: `[Subsidy] Your sign-in code is ${code}. It works for 10 minutes. Do not share it.`,
  }),
  bind: (code) => ({
    zh: `【小补贴】您正在绑定账户，验证码 ${code}，10 分钟内有效。`,
    en: `[Subsidy] Your binding code is ${code}. It works for 10 minutes.`,
  }),
  'cancel-account': (code) => ({
    zh: `【小补贴】您正在申请注销账户，验证码 ${code}。如非本人操作，请立即联系客服。`,
    en: `[Subsidy] Your account closing code is ${code}. If this was not you, contact support now.`,
  }),
  bank: (code) => ({
    zh: `【沙盒银行】您正在支付，验证码 ${code}，10 分钟内有效，请勿泄露。`,
    en: `[Sandbox Bank] Your payment code is ${code}. It works for 10 minutes. Do not share it.`,
  }),
  certificate: (code) => ({
    zh: `【沙盒银行】您正在支付证明工本费，验证码 ${code}，10 分钟内有效。`,
    en: `[Sandbox Bank] Your certificate fee code is ${code}. It works for 10 minutes.`,
  }),
}

/**
 * Sends a fresh code to a number. `owner` binds it to one thing beside the scene, such as a payment's bizNo.
 * Answers how many seconds are still to wait when the last code is younger than a minute.
 */
export async function sendCode(
  db: Db,
  to: {
    mobile: string
    scene: SmsScene
    owner?: string
    now: Date
    lang: Lang
  },
): Promise<{ sent: true } | { sent: false; waitSeconds: number }> {
  const last = await lastCode(db, to)
  const waitMs = last ? resendSeconds * 1000 - (to.now.getTime() - last.sentAt.getTime()) : 0
  if (waitMs > 0) return { sent: false, waitSeconds: Math.ceil(waitMs / 1000) }
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await db.insert(smsCodes).values({
    mobile: to.mobile,
    scene: to.scene,
    owner: to.owner ?? '',
    code,
    sentAt: to.now,
  })
  const text = inLanguage(sceneTexts[to.scene](code), to.lang)
  await db.insert(smsMessages).values({ mobile: to.mobile, scene: to.scene, code, text, sentAt: to.now })
  return { sent: true }
}

/**
 * Checks a code against the last one sent for this number, scene and owner; a right one is used up.
 * Five wrong tries lock it. Writes its count, so the caller must not roll back (`refuseKeeping` in money calls).
 */
export async function checkCode(
  db: Db,
  by: {
    mobile: string
    scene: SmsScene
    owner?: string
    code: string
    now: Date
  },
): Promise<CodeCheck> {
  return db.transaction(async (tx) => {
    const last = await lastCode(tx, by, true)
    if (!last) return 'wrong'
    if (last.wrongTries >= maxWrongTries) return 'locked'
    if (last.code !== by.code) return countWrongTry(tx, last.codeId, last.wrongTries + 1, by)
    if (last.usedAt) return 'used'
    if (by.now.getTime() - last.sentAt.getTime() > lifeSeconds * 1000) return 'expired'
    await tx
      .update(smsCodes)
      .set({ usedAt: by.now })
      .where(and(eq(smsCodes.codeId, last.codeId), isNull(smsCodes.usedAt)))
    return 'ok'
  })
}

/** An older code that was replaced is called used, so that the customer looks for the newer message. */
async function countWrongTry(
  tx: Db,
  codeId: number,
  wrongTries: number,
  by: { mobile: string; scene: SmsScene; owner?: string; code: string },
): Promise<CodeCheck> {
  await tx.update(smsCodes).set({ wrongTries }).where(eq(smsCodes.codeId, codeId))
  if (wrongTries >= maxWrongTries) return 'locked'
  const [older] = await tx
    .select()
    .from(smsCodes)
    .where(and(belongsTo(by), eq(smsCodes.code, by.code)))
    .limit(1)
  return older ? 'used' : 'wrong'
}

const belongsTo = (of: { mobile: string; scene: SmsScene; owner?: string }) =>
  and(eq(smsCodes.mobile, of.mobile), eq(smsCodes.scene, of.scene), eq(smsCodes.owner, of.owner ?? ''))

async function lastCode(db: Db, of: { mobile: string; scene: SmsScene; owner?: string }, lock = false) {
  const query = db.select().from(smsCodes).where(belongsTo(of)).orderBy(desc(smsCodes.codeId)).limit(1)
  const [last] = await (lock ? query.for('update') : query)
  return last
}

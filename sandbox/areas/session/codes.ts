import { randomInt } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import { smsCodes, smsMessages } from './tables'

const lifeSeconds = 600
const resendSeconds = 60
const maxWrongTries = 5

/** How long a code serves and after how long the next may be asked for, in seconds. */
export const codeTimes = { expireSeconds: lifeSeconds, resendSeconds }

/** What became of a code that was typed in. `locked` also answers the try that used up the last chance. */
type CodeCheck = 'ok' | 'wrong' | 'expired' | 'used' | 'locked'

/** What a call refuses with when a code does not do. */
export const refusalOfCheck = {
  wrong: 'CODE_WRONG',
  expired: 'CODE_EXPIRED',
  used: 'CODE_USED',
  locked: 'CODE_LOCKED',
} as const satisfies Record<Exclude<CodeCheck, 'ok'>, string>

/** Scenes of codes: those a customer asks for, and the bank's. */
export type SmsScene = 'login' | 'bind' | 'cancel-account' | 'gold-member' | 'bank' | 'certificate'

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
  'gold-member': (code) => ({
    zh: `【小补贴】您正在领取黄金会员，验证码 ${code}，10 分钟内有效，请勿告诉他人。`,
    en: `[Subsidy] Your code to receive the gold membership is ${code}. It works for 10 minutes. Do not share it.`,
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

/** Whom and what a code is for. `owner` binds it to one thing beside the scene, such as a payment's bizNo. */
export interface CodeTarget {
  mobile: string
  scene: SmsScene
  owner?: string
}

/** Sends a fresh code, or answers how many seconds are still to wait when the last one is younger than a minute. */
export async function sendCode(
  db: Db,
  to: CodeTarget & { now: Date; lang: Lang },
): Promise<{ sent: true } | { sent: false; waitSeconds: number }> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, to)
    const last = await lastCode(tx, to)
    const seconds = last ? (to.now.getTime() - last.sentAt.getTime()) / 1000 : resendSeconds
    // Calls that waited for each other may be out of order by a little; a code of a later minute was sent while the
    // clock was moved ahead, and does not keep anybody waiting.
    if (Math.abs(seconds) < resendSeconds)
      return { sent: false, waitSeconds: Math.ceil(resendSeconds - Math.max(0, seconds)) }
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    const { mobile, scene, owner = '', now: sentAt } = to
    await tx.insert(smsCodes).values({ mobile, scene, owner, code, sentAt })
    await tx
      .insert(smsMessages)
      .values({ mobile, scene, code, text: inLanguage(sceneTexts[scene](code), to.lang), sentAt })
    return { sent: true }
  })
}

/**
 * Checks a code against the last one sent to its target; a right one is used up, five wrong tries lock it. Writes its
 * count, so the caller must not roll back (`refuseKeeping` in money calls).
 */
export async function checkCode(db: Db, by: CodeTarget & { code: string; now: Date }): Promise<CodeCheck> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, by)
    const last = await lastCode(tx, by)
    if (!last) return 'wrong'
    if (last.wrongTries >= maxWrongTries) return 'locked'
    if (last.code !== by.code) return countWrongTry(tx, last, by)
    if (last.usedAt) return 'used'
    if (by.now.getTime() - last.sentAt.getTime() > lifeSeconds * 1000) return 'expired'
    await tx.update(smsCodes).set({ usedAt: by.now }).where(eq(smsCodes.codeId, last.codeId))
    return 'ok'
  })
}

/** An older code that was replaced is called used, so that the customer looks for the newer message. */
async function countWrongTry(tx: Db, last: Code, by: CodeTarget & { code: string }): Promise<CodeCheck> {
  const wrongTries = last.wrongTries + 1
  await tx.update(smsCodes).set({ wrongTries }).where(eq(smsCodes.codeId, last.codeId))
  if (wrongTries >= maxWrongTries) return 'locked'
  const [older] = await tx
    .select()
    .from(smsCodes)
    .where(and(belongsTo(by), eq(smsCodes.code, by.code)))
    .limit(1)
  return older ? 'used' : 'wrong'
}

type Code = typeof smsCodes.$inferSelect

/** Codes of one target are sent and tried one after another, or two tries at the same time would count as one. */
const oneAtATime = (tx: Db, { mobile, scene, owner = '' }: CodeTarget) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sms ${mobile} ${scene} ${owner}`}))`)

const belongsTo = ({ mobile, scene, owner = '' }: CodeTarget) =>
  and(eq(smsCodes.mobile, mobile), eq(smsCodes.scene, scene), eq(smsCodes.owner, owner))

async function lastCode(db: Db, of: CodeTarget): Promise<Code | undefined> {
  const [last] = await db.select().from(smsCodes).where(belongsTo(of)).orderBy(desc(smsCodes.codeId)).limit(1)
  return last
}

import type { StepFacts } from '@/contract/identity/steps'
import { maskIdCard, maskName } from '@/lib/mask'
import type { Db } from '../../db/client'
import type { Handlers } from '../../implement'
import { inLanguage, type Lang } from '../../language'
import { type Message, messageOf } from '../../refusals'
import { cardsOf } from '../cashier/cards'
import { applicationOf } from './applications'
import type { contract } from './contract'
import { type Identity, identityOf } from './identities'
import { identityMessages } from './messages'
import { descriptionOf } from './openCardHandlers'
import { findUnconfirmed } from './orders'
import { applicationStatus, cardState, faceState, mayApply, triesLeft } from './states'
import { triesToday } from './tries'

interface Who {
  db: Db
  userId: number
  now: Date
  lang: Lang
}

type Tries = Awaited<ReturnType<typeof triesToday>>

const texts: Readonly<Record<string, Message>> = identityMessages

/** Why a step failed or is locked. */
function reasonOf(state: StepFacts['state'], { lastRefusal }: Tries, lang: Lang): string {
  const code = state === 'locked' ? 'IDENTITY_LOCKED' : state === 'failed' ? lastRefusal : null
  const text = code ? texts[code] : undefined
  return text ? messageOf(text, {}, lang) : ''
}

async function cardStep({ db, userId, now, lang }: Who, identity: Identity | undefined): Promise<StepFacts> {
  const order = await findUnconfirmed(db, userId, 'card')
  const tries = await triesToday(db, { userId, kind: 'card', now })
  const state = cardState({
    isConfirmed: identity !== undefined,
    failures: tries.failures,
    hasFailedLast: tries.lastRefusal !== null,
    isRead: Boolean(order?.front && order.back),
    isCorrected: Boolean(order?.corrected),
  })
  return { step: 'idCard', state, triesLeft: triesLeft('card', tries.failures), reason: reasonOf(state, tries, lang) }
}

async function faceStep({ db, userId, now, lang }: Who, identity: Identity | undefined): Promise<StepFacts> {
  const tries = await triesToday(db, { userId, kind: 'face', now })
  const isDone = Boolean(identity?.faceAt)
  const state = faceState({ isDone, failures: tries.failures, hasFailedLast: tries.lastRefusal !== null })
  return { step: 'face', state, triesLeft: triesLeft('face', tries.failures), reason: reasonOf(state, tries, lang) }
}

/** Codes of the bank limit the tries of binding a card, so that one is always left here. */
async function bankStep({ db, userId }: Who): Promise<StepFacts> {
  const isBound = (await cardsOf(db, userId)).length > 0
  return { step: 'bankCard', state: isBound ? 'done' : 'todo', triesLeft: 1, reason: '' }
}

async function applicationStep({ db, userId, now, lang }: Who): Promise<StepFacts> {
  const application = await applicationOf(db, userId)
  const status = applicationStatus(application, now)
  const state = ({ none: 'todo', processing: 'processing', opened: 'done', refused: 'failed' } as const)[status]
  const reason = status === 'refused' ? inLanguage(descriptionOf(application, now), lang) : ''
  return { step: 'openCard', state, triesLeft: mayApply(application, now) ? 1 : 0, reason }
}

/** Where the customer stands on the way to the card. */
export const stepsHandlers = {
  async creditStatus({ signedIn, db, now, lang }) {
    const { userId } = signedIn()
    const who = { db, userId, now, lang }
    const identity = await identityOf(db, userId)
    const steps = [
      await cardStep(who, identity),
      await faceStep(who, identity),
      await bankStep(who),
      await applicationStep(who),
    ]
    return {
      steps,
      next: steps.find(({ state }) => state !== 'done')?.step ?? 'none',
      name: maskName(identity?.name ?? ''),
      idNumber: maskIdCard(identity?.idNumber ?? ''),
    }
  },
} satisfies Partial<Handlers<typeof contract>>

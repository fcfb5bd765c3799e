import fc from 'fast-check'
import type { CallOf, NetFault } from '../world/network'
import type { History, OtherStep, Step, TabStep, ToolName } from './step'

const oneOf = <T extends string | number>(...values: T[]) => fc.constantFrom(...values)

/** The first tab does most, or two tabs would seldom work on the same payment. */
const tab = oneOf(0, 0, 0, 0, 0, 1, 1, 2)
const hasty = fc.option(fc.constant(true as const), { freq: 6, nil: undefined })
const at = fc.nat({ max: 2 })
const device = oneOf(0, 0, 0, 1)
const card = oneOf<ToolName>('good', 'good', 'good', 'slow', 'poor', 'lost')
const provided = oneOf<ToolName>('alipay', 'wechat')
const tool = fc.oneof(card, provided)
const faults: readonly NetFault[] = [
  'drop-before',
  'drop-after',
  'late-request',
  'late-answer',
  'busy',
  'html',
  'truncate',
  'twice',
]

type Fields = Record<string, fc.Arbitrary<unknown>>

/** A step in any tab, with fields of which each is chosen. */
const inTab = (does: fc.Arbitrary<TabStep['do']>, fields: Fields = {}): fc.Arbitrary<Step> =>
  fc
    .record({ do: does, ...fields, tab, hasty })
    .map(({ hasty: isHasty, ...made }) => ({ ...made, ...(isHasty ? { hasty: isHasty } : {}) }) as Step)

const other = (does: fc.Arbitrary<OtherStep['do']>, fields: Fields = {}): fc.Arbitrary<Step> =>
  fc.record({ do: does, ...fields }).map((made) => made as Step)

const open = inTab(oneOf('open'), { screen: oneOf('cashier', 'cashier', 'own', 'own', 'result') })
const tap = inTab(oneOf('tap'), { tool })
const tapCard = inTab(oneOf('tap'), { tool: card })
const tapProvided = inTab(oneOf('tap'), { tool: provided })
const typeCode = inTab(oneOf('code'), { code: oneOf('right', 'right', 'right', 'wrong', 'old') })
const comeBack = fc.oneof(
  inTab(oneOf('return'), { how: oneOf('back', 'anew') }),
  inTab(oneOf('sheet'), { outcome: oneOf('done', 'cancelled', 'failed', 'unknown') }),
)
const button = inTab(oneOf('resend', 'giveUp', 'check', 'hide', 'show', 'back', 'reload'))
const decide = other(oneOf('provider'), { at, says: oneOf('success', 'success', 'success', 'failure', 'pending') })
const notify = other(oneOf('notify'), { at, times: oneOf(1, 1, 2, 3) })
const forge = other(oneOf('forge'), { at, tamper: oneOf('sign', 'amount', 'order') })
const release = other(oneOf('release'), { at })
const cancel = other(oneOf('cancel'))
const wait = other(oneOf('wait'), { seconds: oneOf(3, 25, 70, 150, 330, 960) })
const wayOut = other(oneOf('kill', 'kill', 'signOut', 'loseSession'), { device })
const signIn = other(oneOf('signIn'), { device })
const decline = other(oneOf('provider'), { at, says: oneOf('failure') })
const twice = other(oneOf('network'), { on: oneOf('create'), fault: oneOf('twice') })
const trouble = (...on: CallOf[]) => other(oneOf('network'), { on: oneOf(...on), fault: oneOf(...faults) })

/** Steps that often follow on each other; a history takes some of them, in this order. */
const part = (...steps: fc.Arbitrary<Step>[]): fc.Arbitrary<Step[]> =>
  fc.tuple(...steps).chain((made) => fc.subarray(made, { minLength: 1 }))

const parts: fc.Arbitrary<Step[]> = fc.oneof(
  part(open, tapCard, typeCode, typeCode),
  part(open, tapProvided, decide, notify, comeBack, notify),
  part(trouble('create'), tap, release, tap, release),
  part(trouble('confirm', 'code'), tapCard, typeCode, trouble('query'), typeCode, release),
  part(tapProvided, decide, trouble('query', 'create', 'other'), comeBack, release, notify),
  part(twice, tapProvided, decline, notify, wait, release),
  part(tap, wayOut, signIn, open, tap),
  part(tap, tap, button, tap),
  part(tapProvided, decide, wait, tap, notify, comeBack),
  part(tap, cancel, notify, typeCode, open),
  part(forge, wait, button, wait),
)

const day = 86_400_000

/** Histories of so many parts at most: each begins with a payment, or many would be about nothing. */
export const histories = (most: number): fc.Arbitrary<History> =>
  fc
    .record({
      beginning: fc.record({
        sold: oneOf('mall', 'gold', 'leap'),
        host: oneOf('web', 'web', 'weapp'),
        skew: oneOf(0, 0, 0, day, -day),
      }),
      screen: oneOf('cashier', 'own'),
      tool,
      rest: fc.array(parts, { minLength: 1, maxLength: most, size: 'max' }),
    })
    .map(({ beginning, screen, tool: name, rest }) => {
      const steps: Step[] = [{ do: 'open', tab: 0, screen }, { do: 'tap', tab: 0, tool: name }, ...rest.flat()]
      return { beginning, steps }
    })

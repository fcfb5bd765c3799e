import type { CallOf, NetFault } from '@tests/histories/world/network'
import fc from 'fast-check'
import type { History, OtherStep, Step, TabStep, ToolName } from './step'

const oneOf = <T extends string | number>(...values: T[]) => fc.constantFrom(...values)

/** The first tab does most, or two tabs would seldom work on the same payment. */
const tab = oneOf(0, 0, 0, 0, 0, 1, 1, 2)
/** One time out of so many, and otherwise nothing. */
const seldom = <T>(times: number, made: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, made)

const hasty = seldom(6, fc.constant(true as const))
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

/** Stands for the tab in which its part happens. */
const ANY_TAB = -1

/** A step in the tab of its part, with fields of which each is chosen. */
const inTab = (does: fc.Arbitrary<TabStep['do']>, fields: Fields = {}): fc.Arbitrary<Step> =>
  fc
    .record({ do: does, ...fields, hasty })
    .map(({ hasty: isHasty, ...made }) => ({ ...made, tab: ANY_TAB, ...(isHasty ? { hasty: isHasty } : {}) }) as Step)

const other = (does: fc.Arbitrary<OtherStep['do']>, fields: Fields = {}): fc.Arbitrary<Step> =>
  fc.record({ do: does, ...fields }).map((made) => made as Step)

const open = inTab(oneOf('open'), { screen: oneOf('cashier', 'cashier', 'own', 'own', 'result') })
const tap = inTab(oneOf('tap'), { tool })
const tapCard = inTab(oneOf('tap'), { tool: card })
const tapProvided = inTab(oneOf('tap'), { tool: provided })
const giveUp = inTab(oneOf('giveUp'))
/** The order is opened and paid in a second tab, or on another device. */
const inOther = (number: number): [fc.Arbitrary<Step>, fc.Arbitrary<Step>] => [
  fc.record({ do: fc.constant('open' as const), tab: fc.constant(number), screen: oneOf('cashier', 'own') }),
  fc.record({ do: fc.constant('tap' as const), tab: fc.constant(number), tool, hasty: fc.constant(true as const) }),
]
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

/** Steps that often follow on each other, mostly in one tab; a history takes half of them or more, in this order. */
const part = (...steps: fc.Arbitrary<Step>[]): fc.Arbitrary<Step[]> =>
  fc.tuple(tab, ...steps).chain(([number, ...made]) =>
    fc.subarray(
      made.map((one) => ('tab' in one && one.tab === ANY_TAB ? { ...one, tab: number } : one)),
      { minLength: Math.ceil(made.length / 2) },
    ),
  )

const parts: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 4, arbitrary: part(typeCode, typeCode) },
  { weight: 4, arbitrary: part(decide, notify, comeBack) },
  { weight: 3, arbitrary: part(open, tapCard, typeCode, typeCode) },
  { weight: 3, arbitrary: part(open, tapProvided, decide, notify, comeBack, notify) },
  part(giveUp, trouble('create'), tap, release, tap, release),
  part(trouble('confirm', 'code'), tapCard, typeCode, trouble('query'), typeCode, release),
  part(tapProvided, decide, trouble('query', 'create', 'other'), comeBack, release, notify),
  part(tapProvided, decide, wait, tap, notify, comeBack),
  { weight: 2, arbitrary: part(decline, notify, release) },
  part(giveUp, tap, wayOut, signIn, open, tap),
  part(giveUp, tap, cancel, notify, typeCode, open),
  part(...inOther(1), tap, button, typeCode),
  part(...inOther(2), decide, notify, comeBack, tap),
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
      first: seldom(3, fc.oneof(trouble('create'), twice)),
      screen: oneOf('cashier', 'own'),
      tool,
      rest: fc.array(parts, { minLength: 1, maxLength: most, size: 'max' }),
    })
    .map(({ beginning, first, screen, tool: name, rest }) => {
      const payment: Step[] = [
        { do: 'open', tab: 0, screen },
        { do: 'tap', tab: 0, tool: name },
      ]
      return { beginning, steps: [...(first ? [first] : []), ...payment, ...rest.flat()] }
    })

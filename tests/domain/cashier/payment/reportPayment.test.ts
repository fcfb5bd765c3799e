import { connectFake } from '@tests/report/fakeReports'
import type { BizType } from '@/contract/cashier'
import { reportPayment, reportStep } from '@/domain/cashier/payment/reportPayment'
import { nextState, type PayEvent, type PayState } from '@/domain/cashier/payment/stateMachine'
import type { Happening } from '@/report/events'
import { openSink } from '@/report/report'

const taken: Happening[] = []

beforeAll(() => {
  connectFake()
  openSink(() => ({ take: (one) => void taken.push(one), clear: () => undefined }))
})
beforeEach(() => {
  taken.length = 0
})

/** Follows a payment through these events, as an attempt does. */
function follow(...events: PayEvent[]): unknown[] {
  return followAs('MALL_ORDER', ...events)
}

function followAs(bizType: BizType, ...events: PayEvent[]): unknown[] {
  let state: PayState = 'idle'
  for (const event of events) {
    const before: PayState = state
    state = nextState(before, event)
    if (state !== before) reportPayment(state, event, bizType)
  }
  return taken.map(({ event, detail }) => [event, detail.message].filter(Boolean).join(' '))
}

describe('the steps of a payment', () => {
  it('are begun and paid, once each', () => {
    expect(follow('start', 'hostNeeded', 'hostReturned', 'serverPaid', 'lost', 'serverPaid')).toEqual([
      'payStart',
      'paySuccess',
    ])
  })

  it.each(['serverFailed', 'lost', 'gaveUp'] as const)('are begun and not paid, with %s as the reason', (reason) => {
    expect(follow('start', 'codeNeeded', reason)).toEqual(['payStart', `payFail ${reason}`])
  })

  it('of a membership are reported as its own too', () => {
    expect(followAs('VIP_MEMBER_CARD', 'start', 'codeNeeded', 'serverPaid')).toEqual([
      'payStart',
      'memberPayTap',
      'memberCodeShow',
      'paySuccess',
      'memberPaid',
    ])
  })

  it.each([
    ['gaveUp', 'memberPayLeave'],
    ['serverFailed', 'memberPayFailed serverFailed'],
  ] as const)('R-135 of a membership that end with %s say so by %s', (event, reported) => {
    expect(followAs('VIP_MEMBER_CARD', 'start', event).slice(2)).toEqual([`payFail ${event}`, reported])
  })

  it('R-135 of a membership whose call got no answer are reported by that call alone', () => {
    expect(followAs('VIP_MEMBER_CARD', 'start', 'lost').slice(2)).toEqual(['payFail lost'])
  })

  it.each([
    ['VIP_MEMBER_CARD', ['memberPayToolShow', 'memberPayToolTap', 'memberCodeSubmit']],
    ['VIP_HOIST_LINES', []],
    ['MALL_ORDER', []],
  ] as const)('of %s that change no state are reported as %j', (bizType, reported) => {
    for (const step of ['toolsShown', 'toolChosen', 'codeEntered'] as const) reportStep(step, bizType)
    expect(taken.map(({ event }) => event)).toEqual(reported)
  })

  it('of a payment taken up again end it and begin none', () => {
    expect(follow('resume', 'serverPaid')).toEqual(['paySuccess'])
  })
})

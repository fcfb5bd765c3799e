import { readFileSync } from 'node:fs'
import { nextState, type PayEvent, type PayState, payCardStatus } from '@/domain/cashier/payment/stateMachine'

const states: PayState[] = [
  'idle',
  'creating',
  'awaitingHost',
  'awaitingSms',
  'confirming',
  'paid',
  'failed',
  'unknown',
]
const events: PayEvent[] = [
  'start',
  'resume',
  'hostNeeded',
  'codeNeeded',
  'hostReturned',
  'serverOpen',
  'serverPaid',
  'serverFailed',
  'lost',
  'gaveUp',
]

/** Every pair that leads somewhere else; all others stay. */
const moves: Record<string, PayState> = {
  'idle start': 'creating',
  'idle resume': 'confirming',
  'creating hostNeeded': 'awaitingHost',
  'creating codeNeeded': 'awaitingSms',
  'creating serverOpen': 'confirming',
  'creating serverPaid': 'paid',
  'creating serverFailed': 'failed',
  'creating lost': 'unknown',
  'creating gaveUp': 'unknown',
  'awaitingHost hostReturned': 'confirming',
  'awaitingHost serverPaid': 'paid',
  'awaitingHost serverFailed': 'failed',
  'awaitingHost lost': 'unknown',
  'awaitingHost gaveUp': 'unknown',
  'awaitingSms serverOpen': 'confirming',
  'awaitingSms serverPaid': 'paid',
  'awaitingSms serverFailed': 'failed',
  'awaitingSms lost': 'unknown',
  'awaitingSms gaveUp': 'unknown',
  'confirming serverPaid': 'paid',
  'confirming serverFailed': 'failed',
  'confirming lost': 'unknown',
  'confirming gaveUp': 'unknown',
  'unknown resume': 'confirming',
  'unknown serverPaid': 'paid',
  'unknown serverFailed': 'failed',
}

describe('the states of a payment', () => {
  const pairs = states.flatMap((state) => events.map((event) => ({ state, event })))

  it.each(pairs)('$state + $event', ({ state, event }) => {
    expect(nextState(state, event)).toBe(moves[`${state} ${event}`] ?? state)
  })

  it.each(events)('paid and failed never go back, whatever comes: %s', (event) => {
    expect(nextState('paid', event)).toBe('paid')
    expect(nextState('failed', event)).toBe('failed')
  })

  it('are drawn in docs/architecture.md as they are', () => {
    const drawing = /stateDiagram-v2([\s\S]*?)```/.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1] ?? ''
    const drawn = [...drawing.matchAll(/^ *(\w+) --> (\w+): (.+)$/gm)].flatMap(([, from, to, its = '']) =>
      its.split(', ').map((event) => [`${from} ${event}`, to]),
    )
    expect(Object.fromEntries(drawn)).toEqual(moves)
  })

  it('P8 only the server’s answer makes a payment paid', () => {
    const leading = pairs.filter(({ state, event }) => state !== 'paid' && nextState(state, event) === 'paid')
    expect(new Set(leading.map(({ event }) => event))).toEqual(new Set(['serverPaid']))
  })
})

describe('the card pay status', () => {
  it('R-85 is payIn while the server says created, submitted or in process', () => {
    expect(states.filter((state) => payCardStatus[state] === 'payIn')).toEqual([
      'awaitingHost',
      'awaitingSms',
      'confirming',
    ])
  })

  it('R-82 is payFailed for a failure and for an unknown outcome', () => {
    expect(states.filter((state) => payCardStatus[state] === 'payFailed')).toEqual(['failed', 'unknown'])
    expect(states.filter((state) => payCardStatus[state] === 'paySuccess')).toEqual(['paid'])
  })
})

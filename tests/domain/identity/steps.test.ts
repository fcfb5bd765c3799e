import type { CreditStatusRes, IdentityStep, StepState } from '@/contract/identity/steps'
import { factsOf, nextScreen, nextStep, type StepScreen, stepTask } from '@/domain/identity/steps'

type Status = Pick<CreditStatusRes, 'steps' | 'next'>

/** Steps in the given states, in order; the customer goes on with the first one that is not done. */
function status(...states: StepState[]): Status {
  const order: IdentityStep[] = ['idCard', 'face', 'bankCard', 'openCard']
  const steps = order.map((step, index) => ({ step, state: states[index] ?? 'todo', triesLeft: 3, reason: '' }))
  return { steps, next: steps.find(({ state }) => state !== 'done')?.step ?? 'none' }
}

describe('R-112 where a customer goes on', () => {
  it.each<[StepState[], IdentityStep | 'none', StepScreen]>([
    [['todo'], 'idCard', 'identification'],
    [['read'], 'idCard', 'identification'],
    [['failed'], 'idCard', 'identification'],
    [['locked'], 'idCard', 'identification'],
    [['corrected'], 'idCard', 'identificationConfirm'],
    [['done'], 'face', 'livingIdentification'],
    [['done', 'done'], 'bankCard', 'depositIdentification'],
    [['done', 'done', 'done'], 'openCard', 'cardResults'],
    [['done', 'done', 'done', 'processing'], 'openCard', 'cardResults'],
    [['done', 'done', 'done', 'done'], 'none', 'cardResults'],
  ])('with %j is the step %s on the screen %s', (states, step, screen) => {
    expect([nextStep(status(...states)), nextScreen(status(...states))]).toEqual([step, screen])
  })

  it('is the first step that is not done where the server names a step that this app does not know', () => {
    const odd = { ...status('done', 'failed'), next: 'palm' as IdentityStep }
    expect([nextStep(odd), nextScreen(odd)]).toEqual(['face', 'livingIdentification'])
    expect(nextStep({ ...status('done', 'done', 'done', 'done'), next: 'palm' as IdentityStep })).toBe('none')
  })

  it('is the first step where the server names none at all', () => {
    expect(nextScreen({ steps: [], next: '' as IdentityStep })).toBe('identification')
  })
})

it('R-112 a face that was corrected leads to no confirmation of a card', () => {
  expect(nextScreen(status('done', 'corrected'))).toBe('livingIdentification')
})

describe('R-112 a step', () => {
  it('that the server does not name is still to be done', () => {
    expect(factsOf({ steps: [] }, 'face')).toEqual({ step: 'face', state: 'todo', triesLeft: 0, reason: '' })
  })

  it.each<StepState>(['todo', 'read', 'corrected', 'processing', 'done', 'failed', 'locked'])(
    'in the state %s stands so',
    (state) => {
      const facts = { step: 'face' as const, state, triesLeft: 2, reason: 'why' }
      expect(factsOf({ steps: [facts] }, 'face')).toEqual(facts)
    },
  )

  it('whose state this app does not know is still to be done, and keeps the rest', () => {
    const steps = [{ step: 'face' as const, state: 'odd' as StepState, triesLeft: 2, reason: 'why' }]
    expect(factsOf({ steps }, 'face')).toEqual({ step: 'face', state: 'todo', triesLeft: 2, reason: 'why' })
  })
})

describe('R-112 a screen of the flow', () => {
  it.each<[StepState[], StepScreen, string, string | undefined]>([
    [['todo'], 'identification', 'open', undefined],
    [['read'], 'identification', 'open', undefined],
    [['failed'], 'identification', 'open', undefined],
    // The customer came back to correct once more.
    [['corrected'], 'identification', 'open', undefined],
    [['locked'], 'identification', 'locked', undefined],
    [['done'], 'identification', 'done', 'livingIdentification'],

    [['todo'], 'identificationConfirm', 'later', 'identification'],
    [['read'], 'identificationConfirm', 'later', 'identification'],
    [['corrected'], 'identificationConfirm', 'open', undefined],
    [['locked'], 'identificationConfirm', 'locked', undefined],
    [['done'], 'identificationConfirm', 'done', 'livingIdentification'],

    [['todo'], 'livingIdentification', 'later', 'identification'],
    [['corrected'], 'livingIdentification', 'later', 'identificationConfirm'],
    [['done', 'failed'], 'livingIdentification', 'open', undefined],
    [['done', 'locked'], 'livingIdentification', 'locked', undefined],
    [['done', 'done'], 'livingIdentification', 'done', 'depositIdentification'],

    [['done', 'todo'], 'depositIdentification', 'later', 'livingIdentification'],
    [['done', 'done', 'todo'], 'depositIdentification', 'open', undefined],
    [['done', 'done', 'done'], 'depositIdentification', 'done', 'cardResults'],

    [['done', 'done', 'todo'], 'cardResults', 'later', 'depositIdentification'],
    [['done', 'done', 'done', 'processing'], 'cardResults', 'open', undefined],
    [['done', 'done', 'done', 'done'], 'cardResults', 'done', 'cardResults'],
  ])('with %j: %s is %s, and leads to %s', (states, screen, kind, next) => {
    const task = stepTask(status(...states), screen)
    expect([task.kind, 'next' in task ? task.next : undefined]).toEqual([kind, next])
  })

  it('tells why its step failed and how many tries are left', () => {
    const given = { ...status('failed'), steps: [{ step: 'idCard', state: 'failed', triesLeft: 1, reason: 'blurred' }] }
    expect(stepTask(given as Status, 'identification')).toEqual({
      kind: 'open',
      facts: { step: 'idCard', state: 'failed', triesLeft: 1, reason: 'blurred' },
    })
  })
})

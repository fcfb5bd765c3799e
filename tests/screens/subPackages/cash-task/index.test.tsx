import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, press, tap } from '@tests/ui/mounted'
import { type BonusTask, bonusTasks, getBonus } from '@/contract/activity/bonus'
import { consent } from '@/domain/account/consent'
import { ads } from '@/domain/native/ads'
import { nativeBridge } from '@/domain/native/bridge'
import { cashTask as words } from '@/i18n/cashTask'
import CashTask from '@/subPackages/cash-task/index'

jest.mock('@/domain/native/ads', () => ({ ads: { play: jest.fn() } }))

const task = (taskId: string, more: Partial<BonusTask> = {}): BonusTask => ({
  taskId,
  title: `task ${taskId}`,
  text: 'how it is done',
  reward: 188,
  state: 'todo',
  done: 1,
  total: 3,
  jumpUrl: '/pages/mall/index',
  ...more,
})

const screen = screenTest(CashTask, 'subPackages/cash-task/index')

const all = (tasks: BonusTask[], received = 0) => ok({ tasks, total: 1_000, received })
const has = (id: string) => box.querySelector(`#${id}`) !== null

async function open(tasks: BonusTask[]): Promise<void> {
  screen.open()
  await serve(bonusTasks, all(tasks))
}

describe('the tasks', () => {
  it('each say what they pay and how far they are; the totals stand over them', async () => {
    await open([task('a')])
    expect(box.textContent).toContain('task a')
    expect(box.textContent).toContain('+¥1.88')
    expect(box.textContent).toContain('进度 1/3')
    expect(box.querySelector('.sum-head')?.textContent).toContain('全部任务可得 ¥10.00')
    expect(box.querySelector('.sum-head')?.textContent).toContain('0.00')
  })

  it('a progress beyond the end is shown as the end', async () => {
    await open([task('a', { done: 9 })])
    expect(box.textContent).toContain('进度 3/3')
  })

  it('S1 an open one leads to where it is done; an address that is none of ours leads nowhere', async () => {
    await open([task('a'), task('b', { jumpUrl: 'https://evil.com/' }), task('c', { jumpUrl: '' })])
    expect([has('do-a'), has('do-b'), has('do-c')]).toEqual([true, false, false])
    press('do-a')
    expect(moves).toEqual(['switchTab /pages/mall/index'])
    expect(box.querySelector('#task-b')?.textContent).toBe(words.open)
  })

  it('are read anew when the customer is back from one', async () => {
    await open([task('a')])
    happen('hide')
    happen('show')
    await serve(bonusTasks, all([task('a', { state: 'done', done: 3 })]))
    expect(has('take-a')).toBe(true)
  })

  it('say so where there are none, and lead to the wallet', async () => {
    await open([])
    expect(box.textContent).toContain(words.empty)
    tap(box.querySelector('.empty-state .button'))
    expect(moves).toEqual(['navigateTo /subPackages/balance/index'])
  })

  it('lead to the wallet', async () => {
    await open([task('a')])
    press('task-balance')
    expect(moves).toEqual(['navigateTo /subPackages/balance/index'])
  })
})

describe('the cash of a finished task', () => {
  const finished = task('a', { state: 'done', done: 3 })

  it('is taken once, and the customer is told how much it was', async () => {
    await open([finished])
    press('take-a')
    press('take-a')
    await serve(getBonus, ok({ amount: 188 }))
    await serve(bonusTasks, all([{ ...finished, state: 'received' }], 188))
    expect(callsTo(getBonus).map(argsOf)).toEqual([{ taskId: 'a' }])
    expect(moves).toEqual(['toast 2000 ¥1.88 已存入余额'])
    expect(box.querySelector('#task-a')?.textContent).toBe(words.actions.received)
    expect(box.querySelector('.sum-head')?.textContent).toContain('1.88')
  })

  it('R-82 is asked for under the same id after a lost answer', async () => {
    await open([finished])
    press('take-a')
    await serve(getBonus, 'no network')
    press('take-a')
    await settle()
    const [first, second] = callsTo(getBonus).map(({ header }) => header?.requestId)
    expect([second, typeof first]).toEqual([first, 'string'])
  })

  it.each(['TASK_TAKEN', 'TASK_OPEN', 'TASK_UNKNOWN'])(
    'R-44 %s is one toast, and the tasks are read anew',
    async (code) => {
      await open([finished])
      press('take-a')
      await serve(getBonus, refusal(code, '任务状态有变'))
      await serve(bonusTasks, all([task('a', { state: 'received' })]))
      expect(moves).toEqual(['toast 2000 任务状态有变'])
      expect(has('take-a')).toBe(false)
    },
  )

  it('U7 is not asked for before the privacy notice is accepted', async () => {
    await open([finished])
    await during(() => consent.withdraw())
    press('take-a')
    await settle()
    expect(callsTo(getBonus)).toEqual([])
  })
})

it('R-115 in the native app a full-screen ad follows a task that was taken, and nowhere else', async () => {
  const take = async () => {
    await open([task('a', { state: 'done' })])
    press('take-a')
    await serve(getBonus, ok({ amount: 188 }))
  }
  await take()
  expect(ads.play).not.toHaveBeenCalled()
  clean()
  await during(() => {
    nativeBridge.state = 'ready'
  })
  await take()
  expect(ads.play).toHaveBeenCalledTimes(1)
  await during(() => {
    nativeBridge.state = 'absent'
  })
})

import { stored } from '@tests/request/fakeHost'
import { askReminder } from '@/domain/account/askReminder'
import type { Reminder } from '@/domain/account/refusedReminders'
import { session } from '@/domain/session/session'
import { askSubscription } from '@/platform/host/askSubscription'
import { capture } from '@/report/capture'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/askSubscription', () => ({ askSubscription: jest.fn() }))
jest.mock('@/report/capture', () => ({ capture: jest.fn() }))

const host = jest.mocked(askSubscription)
const day = 24 * 3_600_000
const start = 20_000 * day
const asked = () => host.mock.calls.map(([template]) => template)

/** Asks on these days from the start, one after another; answers on which of them the host was asked. */
async function daysAsked(reminder: Reminder, days: readonly number[]): Promise<number[]> {
  const found: number[] = []
  for (const at of days) {
    host.mockClear()
    await askReminder(reminder, start + at * day)
    if (asked().length) found.push(at)
  }
  return found
}

beforeEach(() => {
  stored.clear()
  jest.clearAllMocks()
  host.mockReset()
  host.mockResolvedValue('accepted')
  Object.assign(APP_TEMPLATES, { renewal: 'T-renewal', delivery: 'T-delivery', lapsing: undefined })
})
afterAll(() => Object.assign(APP_TEMPLATES, { renewal: undefined, delivery: undefined }))

describe('the message of the host as a reminder', () => {
  it('is asked for by its template, in the tap itself, and without one not at all', () => {
    void askReminder('renewal', start)
    expect(asked()).toEqual(['T-renewal'])
    void askReminder('lapsing', start)
    expect(asked()).toEqual(['T-renewal'])
  })

  it('that is accepted is asked for each time, since the host sends one message for each answer', async () => {
    expect(await daysAsked('renewal', [0, 0, 1, 2])).toEqual([0, 0, 1, 2])
  })

  it('that is refused is not asked for within seven days, to the millisecond', async () => {
    host.mockResolvedValue('refused')
    expect(await daysAsked('renewal', [0, 0, 1, 6.999])).toEqual([0])
    expect(await daysAsked('renewal', [7 - 1 / day, 7, 8, 13.9, 14])).toEqual([7, 14])
  })

  it('that is refused is not asked for where an answer of the server has put its clock back meanwhile', async () => {
    host.mockResolvedValue('refused')
    await askReminder('renewal', start)
    expect(await daysAsked('renewal', [-1 / day, -59_999 / day])).toEqual([])
    expect(await daysAsked('renewal', [-60_000 / day])).toEqual([-60_000 / day])
  })

  it('that is refused leaves the others to be asked for', async () => {
    host.mockResolvedValue('refused')
    await askReminder('renewal', start)
    expect(await daysAsked('delivery', [0, 1])).toEqual([0])
    expect(await daysAsked('renewal', [1])).toEqual([])
  })

  it('two that are refused at the same time are both kept', async () => {
    host.mockResolvedValue('refused')
    await Promise.all([askReminder('renewal', start), askReminder('delivery', start)])
    expect(stored.get('refusedReminders')).toEqual({ renewal: start, delivery: start })
  })

  it('keeps a refusal over a logout, since it is that of the account of the host', async () => {
    host.mockResolvedValue('refused')
    session.signIn('token-a')
    await askReminder('renewal', start)
    session.signOut()
    expect(await daysAsked('renewal', [1])).toEqual([])
  })

  it.each([
    ['of the future, of a clock that was wrong', { renewal: start + day }],
    ['that is no moment', { renewal: 'yesterday' }],
    ['of another version', [start]],
  ])('is asked for after a refusal %s', async (_what, value) => {
    stored.set('refusedReminders', value)
    expect(await daysAsked('renewal', [0])).toEqual([0])
  })

  it('is no refusal where the host has none', async () => {
    host.mockResolvedValue('none')
    expect(await daysAsked('renewal', [0, 1])).toEqual([0, 1])
  })

  it('that the host fails to ask for is reported, rejects nothing, and is asked for again', async () => {
    host.mockRejectedValueOnce(new Error('no subscription message: No template data return'))
    await expect(askReminder('renewal', start)).resolves.toBeUndefined()
    expect(capture).toHaveBeenCalledWith('error', expect.stringContaining('No template data return'))
    expect(await daysAsked('renewal', [1])).toEqual([1])
  })
})

import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { displayClassify, type FundClass, limitAmountStatus } from '@/contract/credit'
import { credit as words } from '@/i18n/credit'
import Welfare from '@/subPackages/xyfApp/welfare/index'

const done = (data: object) => ({ suc: true, code: '000000', data })
const offer = { amount: 1_250_000, provider: 'Galaxy', rate: 1_280, reason: '' }
const nothing = { amount: 0, provider: '', rate: 0, reason: '' }

async function answer(classify: FundClass, status: object): Promise<void> {
  await serve(displayClassify, done({ classify }))
  await serve(limitAmountStatus, done(status))
}

async function openPage(classify: FundClass, status: object = nothing): Promise<void> {
  screen.open()
  await answer(classify, status)
}

const screen = screenTest(Welfare, 'subPackages/xyfApp/welfare/index')

describe('the result of fund matching', () => {
  it('shows the amount, the provider and the yearly rate of a match', async () => {
    await openPage('matched', offer)
    expect(box.querySelector('.matched-amount')?.textContent).toBe('¥12500.00')
    expect(box.textContent).toContain(words.matchedText('Galaxy'))
    expect(box.textContent).toContain('12.8%')
    press('welfare-calc')
    press('welfare-lending')
    await says(
      box,
      '借款和还款只在 App 内办理，请先下载 App',
      'Loans and repayments are available only in the app. Please download it first',
    )
    expect(moves).toEqual([
      'navigateTo /center/capture/calc?amount=1250000&rate=1280',
      'navigateTo /subPackages/app-download/index',
    ])
    press('welfare-score')
    expect(moves.at(-1)).toBe('navigateTo /subPackages/xyf-score/index')
  })

  it('in review is read again when the customer asks for it or comes back', async () => {
    await openPage('review')
    expect(box.textContent).toContain(words.reviewText)
    press('welfare-again')
    await answer('review', nothing)
    expect(callsTo(displayClassify)).toHaveLength(2)
    happen('hide')
    happen('show')
    await settle()
    await answer('matched', offer)
    expect(box.querySelector('.matched')).not.toBeNull()
    happen('hide')
    happen('show')
    await settle()
    expect(callsTo(displayClassify)).toHaveLength(3)
  })

  it('refused says why and when it can be tried again', async () => {
    await openPage('refused', { ...nothing, reason: 'too low', retryTime: Date.parse('2030-06-01T12:00:00+08:00') })
    expect(box.textContent).toContain('too low')
    expect(box.textContent).toContain(`${words.retry} 2030-06-01`)
  })

  it('leads a customer who has not applied to the first step', async () => {
    await openPage('none')
    press('welfare-apply')
    expect(moves.at(-1)).toBe(
      'navigateTo /subPackages/identification/index?redirect=%2FsubPackages%2FxyfApp%2Fwelfare%2Findex',
    )
  })
})

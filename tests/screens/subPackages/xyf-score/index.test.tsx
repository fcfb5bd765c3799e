import { ok, refusal, sent } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, press } from '@tests/ui/mounted'
import { type CreditScoreRes, creditReport, creditReportInfo, creditScore } from '@/contract/credit'
import { credit as words } from '@/i18n/credit'
import Score from '@/subPackages/xyf-score/index'

const score: CreditScoreRes = {
  score: 690,
  minimum: 350,
  maximum: 950,
  level: 'Good',
  scoreTime: Date.parse('2030-05-01T12:00:00+08:00'),
  nextTime: Date.parse('2030-06-01T12:00:00+08:00'),
  factors: [
    { factorId: 'orders', name: 'Paid', text: 'in time', effect: 'up', points: 90 },
    { factorId: 'refunds', name: 'Refunds', text: 'lower it', effect: 'down', points: 20 },
  ],
}
const info = { reportTime: score.scoreTime, paidOrders: 6, refundedOrders: 1 }
const report = {
  reportNo: 'CR1',
  reportTime: score.scoreTime,
  parts: [{ title: 'You', lines: [{ name: 'Phone', value: '138****8002' }] }],
}

async function openPage(more: Partial<CreditScoreRes> = {}, about: object = info): Promise<void> {
  screen.open()
  await serve(creditScore, ok({ ...score, ...more }))
  await serve(creditReportInfo, { suc: true, code: '000000', data: about })
}

const screen = screenTest(Score, 'subPackages/xyf-score/index')

describe('the credit score', () => {
  it('shows the score, its range and days, and what moved it by how much', async () => {
    await openPage()
    expect(box.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(words.outOf(690, 950))
    expect(box.textContent).toContain(`${words.day('2030-05-01')} · ${words.next('2030-06-01')}`)
    expect([...box.querySelectorAll('.score-factor-points')].map(({ textContent }) => textContent)).toEqual([
      '+90',
      '-20',
    ])
    expect(box.querySelector('#score-open')).toBeNull()
  })

  it('R-20 reads the report once, by GET, when it is opened', async () => {
    await openPage()
    expect(callsTo(creditReport)).toHaveLength(0)
    press('score-report')
    await settle()
    const [asked] = sent.filter(({ url }) => url.includes(creditReport.path))
    expect(asked).toMatchObject({ method: 'GET' })
    expect(asked?.url).not.toContain('token-a')
    await during(() => asked?.answer(ok(report)))
    expect(box.querySelector('.report-sheet')?.textContent).toContain('138****8002')
  })

  it('without a score says when there is one, and leads to opening the account', async () => {
    await openPage({ score: undefined, level: 'next month', factors: [] }, { paidOrders: 0, refundedOrders: 0 })
    expect(box.textContent).toContain(words.none)
    expect(box.textContent).toContain('next month')
    expect(box.textContent).toContain(words.reportNone)
    press('score-open')
    expect(moves.at(-1)).toBe(
      'navigateTo /subPackages/identification/index?redirect=%2FsubPackages%2Fxyf-score%2Findex',
    )
  })

  it('stays readable where the report’s summary does not load', async () => {
    screen.open()
    await serve(creditScore, ok(score))
    await serve(creditReportInfo, refusal('E1', 'no'))
    expect(box.textContent).toContain('690')
    expect(box.querySelector('#score-report')?.getAttribute('role')).not.toBe('link')
  })

  it('leads to the result of the matching', async () => {
    await openPage()
    press('score-match')
    expect(moves.at(-1)).toBe('navigateTo /subPackages/xyfApp/welfare/index')
  })
})

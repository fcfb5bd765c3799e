import { loan, openLoan, standing } from '@tests/domain/certificate/answers'
import { ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, letTapsPass, tap } from '@tests/ui/mounted'
import { paidOffGet } from '@/contract/certificate/issue'
import { certificate as words } from '@/i18n/certificate'
import IssuingMethod from '@/subPackages/xyfApp/settle-certify/index'

async function open(...answer: Parameters<typeof standing>): Promise<void> {
  screen.open()
  await serve(paidOffGet, ok(standing(...answer)))
}

const press = async (id: string) => {
  tap(box.querySelector(`#${id}`))
  await settle()
  letTapsPass()
}
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? ''

const screen = screenTest(IssuingMethod, 'subPackages/xyfApp/settle-certify/index')

describe('R-119 the issuing method', () => {
  it('shows both methods with what they cost, and both kinds', async () => {
    await open([loan('a'), loan('b')])
    expect(textOf('.certificate-summary')).toContain(words.summary(2, 2))
    expect(textOf('#method-electronic')).toContain('免费')
    expect(textOf('#method-paper')).toContain('20')
    expect(textOf('#kind-general')).toContain(words.kindHints.general)
  })

  it.each([
    [[], 'certificateGeneral', 'toProve?method=electronic'],
    [['kind-loan'], 'the loans', 'settle-succes?method=electronic'],
    [['method-paper', 'kind-loan'], 'the loans on paper', 'settle-succes?method=paper'],
  ])('after %j goes on to %s', async (taps, _name, page) => {
    await open([loan('a')])
    for (const id of taps) await press(id)
    await press('certificate-next')
    expect(moves).toEqual([`navigateTo /subPackages/xyfApp/settle-certify/${page}`])
  })

  it.each(['card', 'face'] as const)('proves the identity first where the %s is next', async (nextProof) => {
    await open([loan('a')], { nextProof })
    await press('certificate-next')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/settle-certify/verify?kind=general&method=electronic'])
  })

  it('one open loan keeps the general certificate away, and says how much is owed', async () => {
    await open([loan('a'), openLoan('b')])
    expect(textOf('#kind-general')).toContain('还有 1 笔贷款共 ¥700.50 未结清，结清后才能开具全部贷款证明')
    await press('kind-general')
    await press('certificate-next')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/settle-certify/settle-succes?method=electronic'])
  })

  it('what was chosen is kept when the customer is back, unless it cannot be certified any more', async () => {
    await open([loan('a'), loan('b')])
    await press('method-paper')
    await press('kind-general')
    const back = async (loans: Parameters<typeof standing>[0]) => {
      happen('hide')
      happen('show')
      await serve(paidOffGet, ok(standing(loans)))
      await press('certificate-next')
      return moves.splice(0)
    }
    const folder = 'navigateTo /subPackages/xyfApp/settle-certify'
    expect(await back([loan('a'), loan('b')])).toEqual([`${folder}/toProve?method=paper`])
    expect(await back([loan('a'), openLoan('b')])).toEqual([`${folder}/settle-succes?method=paper`])
  })

  it('without a settled loan says so and offers no way on but the records', async () => {
    await open([openLoan('b')])
    expect(textOf('#kind-loan')).toContain('您的贷款都还没有结清，结清后即可开具证明')
    expect(box.querySelector('#certificate-next')).toBeNull()
    await press('certificate-records')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/settle-certify/recordList'])
  })

  it('without any loan there is nothing to certify, and home is offered', async () => {
    await open([])
    expect(textOf('.empty-state')).toContain(words.noLoans)
    await press('certificate-home')
    expect(moves).toEqual(['switchTab /pages/home/index'])
  })
})

import { argsOf } from '@tests/request/fakeHost'
import { callsTo, screenTest, serve } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import { type GiftInfo, receivedItemInfo, receiveGift, surpriseInfo } from '@/contract/member/gifts'
import { gift as words } from '@/i18n/gift'
import { report } from '@/report/report'
import SurpriseGift from '@/subPackages/xyfApp/member-v2/single-sup-pop'

jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))

const given = (data: unknown) => ({ suc: true, code: '000000', data })
const info = (state: GiftInfo['state'], items: GiftInfo['items'] = []): GiftInfo => ({
  state,
  title: '惊喜',
  text: '',
  items,
})

async function open(answer: GiftInfo): Promise<void> {
  screen.open()
  await serve(surpriseInfo, given(answer))
}
const reported = () =>
  jest
    .mocked(report)
    .mock.calls.map(([event]) => event)
    .filter((event) => /member/.test(event))

const screen = screenTest(SurpriseGift, 'subPackages/xyfApp/member-v2/single-sup-pop')

describe('the surprise gift', () => {
  it('R-103 R-135 is received and told of by its own name', async () => {
    await open(info('can_receive', [{ itemId: 'coins', itemName: '金币', itemImg: '', itemType: 'pkg_gold_coins' }]))
    tap(box.querySelector('#gift-receive'))
    await serve(receiveGift, given({ receiveStatus: 'received', result: '300 金币', jumpUrl: '' }))
    await serve(surpriseInfo, given(info('received')))
    await serve(receivedItemInfo, given({}))
    expect(callsTo(receiveGift).map(argsOf)).toEqual([{ gift: 'surprise', itemId: 'coins' }])
    expect(callsTo(receivedItemInfo).map(argsOf)).toEqual([{ gift: 'surprise' }])
    expect(reported()).toEqual(['memberSurpriseShow', 'memberSurpriseTap'])
    // What came of it stays, although the server does not tell it.
    expect(box.textContent).toContain('300 金币')
  })

  it.each(['not_eligible', 'outside_window'] as const)('R-103 has its own reason where it is %s', async (state) => {
    await open(info(state))
    expect(box.textContent).toContain(words.whyNot[state].text.surprise)
    expect(callsTo(receivedItemInfo)).toEqual([])
  })

  it('a gift without items has nothing to receive', async () => {
    await open(info('can_receive'))
    expect(box.querySelector('#gift-receive')).toBeNull()
    expect(box.querySelector('#gift-member')).not.toBeNull()
  })
})

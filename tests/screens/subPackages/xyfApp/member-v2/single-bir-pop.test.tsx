import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press } from '@tests/ui/mounted'
import { birthdayReceiveInfo, type GiftInfo, receivedItemInfo, receiveGift } from '@/contract/member/gifts'
import { gift as words } from '@/i18n/gift'
import { shell } from '@/i18n/shell'
import { report } from '@/report/report'
import BirthdayGift from '@/subPackages/xyfApp/member-v2/single-bir-pop'

jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))

const given = (data: unknown) => ({ suc: true, code: '000000', data })
const refused = (code: string, message: string) => ({ suc: false, code, message })

const info = (state: GiftInfo['state']): GiftInfo => ({
  state,
  title: '会员生日礼',
  text: '生日当月任选一份',
  ...(state === 'not_eligible'
    ? {}
    : { window: { from: Date.parse('2030-05-01T00:00:00+08:00'), until: Date.parse('2030-06-01T00:00:00+08:00') } }),
  items: [
    { itemId: 'cake', itemName: '蛋糕券', itemImg: '', itemType: 'life_coupon' },
    { itemId: 'coins', itemName: '生日金币', itemImg: '', itemType: 'pkg_gold_coins' },
  ],
})
const item = (jumpUrl = '/pages/mall/index') => ({
  itemId: 'coins',
  itemName: '生日金币',
  itemImg: '',
  receivedAt: Date.parse('2030-05-20T09:05:00+08:00'),
  result: '888 金币已到账',
  jumpUrl,
})
const answer = { receiveStatus: 'received', result: '888 金币已到账', jumpUrl: '/pages/mall/index' }

async function open(state: GiftInfo['state']): Promise<void> {
  screen.open()
  await serve(birthdayReceiveInfo, given(info(state)))
}
const buttonText = () => box.querySelector('.screen-footer [role=button]')?.textContent
const alarm = () => box.querySelector('.screen-footer [role=alert]')?.textContent
const reported = () =>
  jest
    .mocked(report)
    .mock.calls.map(([event]) => event)
    .filter((event) => /member/.test(event))

const screen = screenTest(BirthdayGift, 'subPackages/xyfApp/member-v2/single-bir-pop')

describe('the birthday gift', () => {
  it('R-103 R-135 shows title, days and items, and is reported once', async () => {
    await open('can_receive')
    for (const text of ['会员生日礼', '2030-05-01 至 2030-05-31 可领', '蛋糕券', '生日金币'])
      expect(box.textContent).toContain(text)
    expect(buttonText()).toBe(words.receive)
    happen('hide')
    happen('show')
    await serve(birthdayReceiveInfo, given(info('can_receive')))
    expect(reported()).toEqual(['memberBirthdayShow'])
  })

  it('R-103 two taps receive the chosen item once, and show at once what it gave', async () => {
    await open('can_receive')
    press('gift-item-coins')
    press('gift-receive')
    press('gift-receive')
    await serve(receiveGift, given(answer))
    expect(callsTo(receiveGift).map(argsOf)).toEqual([{ gift: 'birthday', itemId: 'coins' }])
    expect(box.textContent).toContain(words.received)
    expect(box.textContent).toContain('888 金币已到账')
    expect(box.querySelector('[role=radio]')).toBeNull()
    expect(reported()).toEqual(['memberBirthdayShow', 'memberBirthdayReceive'])
    await serve(birthdayReceiveInfo, given(info('received')))
    await serve(receivedItemInfo, given({ item: item() }))
    expect(box.textContent).toContain(words.receivedOn('2030-05-20 09:05'))
    press('gift-use')
    expect(moves).toEqual(['switchTab /pages/mall/index'])
  })

  it('R-103 the first item is chosen where the customer chooses none', async () => {
    await open('can_receive')
    press('gift-receive')
    await serve(receiveGift, given(answer))
    expect(callsTo(receiveGift).map(argsOf)).toEqual([{ gift: 'birthday', itemId: 'cake' }])
  })

  it('R-35 a refusal stands at the button without a toast, and the gift is read again', async () => {
    await open('can_receive')
    press('gift-receive')
    await serve(receiveGift, refused('GIFT_RECEIVED', '今年已领取'))
    expect(alarm()).toBe('今年已领取')
    await serve(birthdayReceiveInfo, given(info('received')))
    await serve(receivedItemInfo, given({ item: item() }))
    expect([alarm(), moves, screen.app.shown]).toEqual(['今年已领取', [], []])
    expect(box.textContent).toContain('888 金币已到账')
    expect(reported()).toEqual(['memberBirthdayShow'])
  })

  it('R-35 the refusal is gone with the next tap', async () => {
    await open('can_receive')
    press('gift-receive')
    await serve(receiveGift, refused('RIGHT_UNKNOWN', '没有找到'))
    await serve(birthdayReceiveInfo, given(info('can_receive')))
    expect(alarm()).toBe('没有找到')
    press('gift-receive')
    expect(alarm()).toBeUndefined()
  })

  it('R-44 a lost answer is one toast, and the item is received again under the same id', async () => {
    await open('can_receive')
    press('gift-receive')
    await serve(receiveGift, 'no network')
    expect(moves).toEqual([`toast 2000 ${shell.offline}`])
    press('gift-receive')
    await serve(receiveGift, given(answer))
    const ids = callsTo(receiveGift).map(({ header }) => header?.requestId)
    expect(ids).toEqual([expect.any(String), ids[0]])
  })

  it('R-103 a customer who is not eligible reads why, sees the items, and is led to the membership', async () => {
    await open('not_eligible')
    expect(box.textContent).toContain('生日礼送给已完成身份认证的会员，您还不是会员或尚未认证')
    expect(box.textContent).toContain('蛋糕券')
    expect(box.querySelector('[role=radio]')).toBeNull()
    press('gift-member')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-v2/index'])
  })

  it('R-103 on other days it says when it is given', async () => {
    await open('outside_window')
    expect(box.textContent).toContain('生日礼在生日当月发放，到时记得来领取')
    expect(box.textContent).toContain('2030-05-01 至 2030-05-31 可领')
    expect(box.querySelector('#gift-receive')).toBeNull()
  })

  it.each(['https://attacker.example/', ''])(
    'S1 an item whose address is %j is not offered to be used',
    async (url) => {
      await open('received')
      await serve(receivedItemInfo, given({ item: item(url) }))
      expect(box.textContent).toContain('888 金币已到账')
      expect([box.querySelector('#gift-use'), buttonText()]).toEqual([null, words.toMember])
    },
  )

  it('R-103 a received gift whose item cannot be read still says that it was received', async () => {
    await open('received')
    await serve(receivedItemInfo, refused('BUSY', ''))
    expect(box.textContent).toContain(words.received)
    expect(moves).toEqual([])
  })

  it('R-31 a server without such a gift is no failure', async () => {
    screen.open()
    await serve(birthdayReceiveInfo, { suc: true, code: '400000', data: null })
    await settle()
    expect(box.textContent).toContain(shell.nothingThere)
    expect(box.querySelector('.failed-state')).toBeNull()
  })
})
